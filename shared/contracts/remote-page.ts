import type { ComponentType } from 'react';
import type { BusinessValues } from '../site/business-values.schema';

/** What the shell hands to a remote's page. */
export interface RemotePageProps {
  /** The business values of the live shell, so that every part of a page shows the same phone number. */
  site: BusinessValues;
  /** Addresses of the shell's routes, right under previews too. */
  links: { home: string; privacyPolicy: string };
}

/** What stands in the document's head for a page. */
export interface PageMeta {
  title: string;
  description: string;
}

/** What an exposed module of a remote consists of. */
export interface RemotePageModule {
  default: ComponentType<RemotePageProps>;
  meta: (site: BusinessValues) => PageMeta;
  /** Files to serve beside the page, by name: the same words for programs, such as `privacy-policy.md`. */
  documents?: (site: BusinessValues) => Record<string, string>;
}
