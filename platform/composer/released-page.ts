import { boundedJson } from '@site/shared/content/bounded-json';
import { codeOf, hiddenSignIn } from '@site/shared/content/hidden-signs';
import { BASE_PATH_MARK, type PageFacts, type ReleasedPage } from '@site/shared/contracts';
import { z } from 'zod';
import { ownedFiles, ownsFile, pageFile } from '@site/addresses';
import { type PartBuild, idOfRelease, pageVersionsSchema } from '@site/ledger';
import { parseRecord } from '@site/store';
import { SiteError } from '@site/errors';
import type { PageElement } from './page-tree';
import { readMarkup } from './refused-in-markup';

const factsSchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  inEnglish: z.enum(['wholly', 'partly']).nullable(),
  digest: z.string().regex(/^\w+$/),
  firstPicture: z
    .string()
    .regex(/^\/(?!\/)/, 'is of another site')
    .nullable(),
  linkPicture: z.string().nullable(),
  structuredData: z.array(z.record(z.string(), boundedJson)),
  documents: z.record(z.string(), z.string()),
  summary: z.string().nullable(),
  // It is in the sitemap, between the addresses of all.
  lastModified: z.iso.date().nullable(),
  texts: z.array(z.string()),
  unconfirmed: z.array(z.object({ file: z.string(), line: z.number(), what: z.string() })),
  versions: pageVersionsSchema.nullable(),
}) satisfies z.ZodType<PageFacts>;

/**
 * A page as a part's release holds it.
 * @param path of its route
 * @param language BCP 47 tag
 * @param livePages files of pages that were checked, with what is said of them, when they went live
 * @throws SiteError `page-missing`, `page-refused`, `record-unreadable`, and what reading a release throws
 */
export async function readReleasedPage(
  build: PartBuild,
  path: string,
  language: string,
  livePages: string[] = [],
) {
  const name = pageFile(path, language);
  const file = `pages/${name}`;
  const record = file.replace(/html$/, 'json');
  if (!build.composeFiles.includes(file))
    throw new SiteError(
      'page-missing',
      `${idOfRelease(build)} has no page ${path} in the language ${language}: it was built before there was one.`,
      `Publish ${build.part} again: npm run site -- publish ${build.part}. What is live was not changed.`,
    );
  const [markup, json] = await Promise.all([file, record].map((name) => build.readComposeFile(name)));
  const isLive = livePages.includes(name);
  const facts = isLive
    ? (JSON.parse(json!.toString()) as PageFacts)
    : parseRecord(`${idOfRelease(build)} ${record}`, json!, factsSchema);
  const page = { markup: markup!.toString(), facts };
  return {
    ...page,
    /** The PNG of its link in chats; null where the English page's shows, and for a page without. */
    picture: facts.linkPicture === null ? null : await build.readComposeFile(file.replace(/html$/, 'png')),
    /** The main part of a document with the page; null where it is live already. */
    main: isLive ? null : readSafely(page, path, build),
  };
}

/** The bytes of a page as the release of its part has it. */
export interface PageOfRelease {
  part: string;
  /** Path in the release: `compose/pages/privacy-policy.html`. */
  path: string;
  body: Buffer;
  /** Whether a composed page has it in itself, byte for byte. */
  isIn(html: string): boolean;
}

/**
 * The page that a composed file shows; null for a file that is no part's page.
 * @param file `kn/index.html`
 * @throws SiteError what reading a release throws
 */
export async function readPageOfRelease(
  builds: Record<string, PartBuild>,
  file: string,
): Promise<PageOfRelease | null> {
  const name = `pages/${file}`;
  const build = Object.values(builds).find(({ composeFiles }) => composeFiles.includes(name));
  if (!build) return null;
  const body = await build.readComposeFile(name);
  return {
    part: build.part,
    path: `compose/${name}`,
    body,
    isIn: (html) => html.includes(`>${withAddresses(body.toString(), '')}</div>`),
  };
}

/** What is rendered at publish does not know where it will be: a mark stands for the beginning of the site's addresses. */
export function withAddresses(markup: string, basePath: string): string {
  return markup.replaceAll(BASE_PATH_MARK, basePath);
}

/**
 * Refuses what a page may not bring: code for browsers, invisible signs, files at others' addresses.
 * @throws SiteError `page-refused`
 */
function readSafely({ markup, facts }: ReleasedPage, path: string, build: PartBuild): PageElement {
  const read = readMarkup(markup);
  if (read.refused !== null)
    throw pageRefused(`its markup holds ${read.refused}, which no page may`, path, build);
  // Of what programs read in place of the page, no sign is hidden, either: a line break in a record is `\\n`.
  const hidden = hiddenSignIn(markup.replace(/[\n\t]/g, ' ')) ?? hiddenSignIn(JSON.stringify(facts));
  if (hidden !== null) throw pageRefused(`it holds an invisible sign (${codeOf(hidden)})`, path, build);
  const foreign = Object.keys(facts.documents).find((name) => !ownsFile(path, name));
  if (foreign === undefined) return read.main;
  const fact = `it brings the file ${JSON.stringify(foreign)}, and may bring ${ownedFiles(path)}`;
  throw pageRefused(fact, path, build);
}

function pageRefused(fact: string, path: string, build: PartBuild): SiteError {
  return new SiteError(
    'page-refused',
    `The page ${path} of ${idOfRelease(build)} was refused: ${fact}.`,
    `Take it out of ${build.part}, and publish it again. What is live was not changed.`,
  );
}
