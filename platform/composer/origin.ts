import type { ShellFacts } from '@site/shared/contracts';
import { isOffered, type Language } from '@site/shared/site/languages';

/** Where the site is seen while the business has not said where it will be served. */
const LOCAL = 'http://localhost:8080';

/** Scheme and host that a shell was built for, such as `https://www.brand.in`: a business value. */
export function originFor({ siteOrigin }: Pick<ShellFacts, 'siteOrigin'>): string {
  return siteOrigin ?? LOCAL;
}

/** Whether that is a public address: on a machine of one's own there are no visitors. */
export function isPublicOrigin(origin: string): boolean {
  return origin !== LOCAL;
}

/** The languages that a site has pages in: where search engines may find it, those that visitors are offered. */
export function composedLanguages(shell: Pick<ShellFacts, 'languages'>, origin: string | null): Language[] {
  return origin === null ? shell.languages : shell.languages.filter(isOffered);
}
