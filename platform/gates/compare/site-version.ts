import type { ReleaseManifest } from '@site/ledger';

/** The site as it was, is, or would be: what a comparison reads of it. */
export interface SiteVersion {
  kind: 'deployment' | 'preview' | 'candidate';
  /** The deployment's name or the preview's id; null for what is not stored. */
  name: string | null;
  isLive: boolean;
  /** For people: `deployment 000012-3fa9c2d41b7e (live)`. */
  title: string;
  manifests: Record<string, ReleaseManifest>;
  /** Composed files by name, as they are served uncompressed. */
  files: Record<string, Buffer>;
  /** Bytes as brotli sends them, by file name. */
  sizes: Record<string, number>;
}
