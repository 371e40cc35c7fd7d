import type { PageVersion, SiteRoute } from '@site/shared/contracts';
import type { OpenTranslation } from '@site/shared/translations/open-texts';
import type { Composition, MovedAddress } from '@site/composer';
import type { PartBuild, ReleaseManifest } from '@site/ledger';
import type { SiteProblem } from '@site/errors';
import type { PageDocument } from './page-document';

/** The exact combination of releases that wants to go live, before it is composed. */
export interface ReleaseCandidate {
  manifests: Record<string, ReleaseManifest>;
  /** Of the shell that is among them, to parts that are among them. */
  routes: SiteRoute[];
  moved: MovedAddress[];
  /** By part, those that it was built with. */
  businessValues: Record<string, Record<string, unknown>>;
}

/** The same, composed. */
export interface PageCandidate extends Composition {
  manifests: Record<string, ReleaseManifest>;
  builds: Record<string, PartBuild>;
  /** By part, what is open in its translations. */
  translations: Record<string, OpenTranslation[]>;
  /** '' for the live site, `/_preview/<id>` for a preview. */
  basePath: string;
  documents: PageDocument[];
  /** Parts whose releases are live. @default none */
  liveParts?: string[];
  /** Files of pages that are live, byte for byte, around which the shell may be another. @default none */
  livePages?: string[];
  /** By path, the versions that live pages show or list, of what is to be another. @default none */
  liveVersions?: Record<string, PageVersion[]>;
  /** The day in India, as 2027-01-31. */
  today: string;
}

/** The same with what its pages weigh. */
export interface WeighedCandidate extends PageCandidate {
  /** Bytes of each page as brotli sends it, by file name. */
  sizes: Record<string, number>;
}

/** What must hold before a deployment goes live: says everything that it has against a candidate. */
export type ReleaseGate = (candidate: ReleaseCandidate) => SiteProblem[];
export type PageGate = (candidate: PageCandidate) => SiteProblem[];
