import type { ReleaseManifest } from '@site/ledger';

/** The weight of what visitors of a part download, in bytes as brotli sends them. */
export interface PartSizes {
  scripts: number;
  styles: number;
  /** Pictures, fonts and the like. */
  other: number;
}

/** What is different between two releases of one part; null where a site has no release of it. */
export interface PartDifference {
  part: string;
  release: { before: string | null; after: string | null };
  version: { before: string | null; after: string | null };
  sizes: { before: PartSizes | null; after: PartSizes | null };
  /** Packages of the shared scope whose version or range is another. */
  shared: { role: 'provides' | 'requires'; name: string; before: string | null; after: string | null }[];
  exposes: { added: string[]; removed: string[] };
}

type Manifests = Record<string, ReleaseManifest>;

/** Files that no visitor downloads. */
const NOT_DOWNLOADED = /\.map$|\.txt$|^browser\/(mf-manifest|part)\.json$/;

/** The parts whose release is another, in the order of their names. */
export function compareParts(before: Manifests, after: Manifests): PartDifference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .sort()
    .filter((part) => before[part]?.release !== after[part]?.release)
    .map((part) => comparePart(part, before[part], after[part]));
}

/** What visitors can download of a release, by kind. */
export function sizesOf({ files }: Pick<ReleaseManifest, 'files'>): PartSizes {
  const sizes: PartSizes = { scripts: 0, styles: 0, other: 0 };
  for (const { path, size, sent = size } of files) {
    if (!path.startsWith('browser/') || NOT_DOWNLOADED.test(path)) continue;
    const kind = path.endsWith('.js') ? 'scripts' : path.endsWith('.css') ? 'styles' : 'other';
    sizes[kind] += sent;
  }
  return sizes;
}

function comparePart(part: string, before?: ReleaseManifest, after?: ReleaseManifest): PartDifference {
  const exposed = (manifest?: ReleaseManifest) => manifest?.federation.exposes ?? [];
  return {
    part,
    release: { before: before?.release ?? null, after: after?.release ?? null },
    version: { before: before?.version ?? null, after: after?.version ?? null },
    sizes: { before: before ? sizesOf(before) : null, after: after ? sizesOf(after) : null },
    shared: (['provides', 'requires'] as const).flatMap((role) =>
      compareValues(before?.federation.shared[role], after?.federation.shared[role]).map((difference) => ({
        role,
        ...difference,
      })),
    ),
    exposes: {
      added: exposed(after).filter((name) => !exposed(before).includes(name)),
      removed: exposed(before).filter((name) => !exposed(after).includes(name)),
    },
  };
}

/** The names whose value is another, in their order; null where there is none. */
export function compareValues(before: Record<string, string> = {}, after: Record<string, string> = {}) {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .sort()
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, before: before[name] ?? null, after: after[name] ?? null }));
}
