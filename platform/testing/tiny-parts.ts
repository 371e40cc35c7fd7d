import { hash } from 'node:crypto';
import {
  BASE_PATH_MARK,
  FRAMES,
  type FrameKind,
  PAGE_MARKS,
  type PageVersions,
  type ShellWords,
  slot,
} from '@site/shared/contracts';
import { type Language, languageFolder, languages } from '@site/shared/site/languages';
import type { MissingValue } from '@site/shared/site';
import type { OpenTranslation } from '@site/shared/translations/open-texts';
import { pageFile } from '@site/addresses';
import { type OpenQuestion, writeRelease } from '@site/ledger';
import type { PartStats } from '../ledger/releases/part-build';
import type { ReleaseFile } from '../ledger/releases/release-manifest';
import { type ReleaseInput, type WrittenRelease } from '../ledger/releases/write-release';
import type { Store } from '@site/store';
import { contentName } from './content-name';

/** A part as its build leaves it, small enough to be composed in a millisecond. */
export interface TinyPart {
  input: ReleaseInput;
  files: ReleaseFile[];
}

export interface TinyShellOptions {
  /** Shown in the footer of every page. */
  phone?: string;
  siteOrigin?: string | null;
  businessValues?: object;
  /** Business values that the shell lacks. */
  missingValues?: MissingValue[];
  /** What the shell brings to the shared scope. */
  provides?: Record<string, string>;
  routes?: { path: string; remote: string; module: string }[];
  /** @default English alone */
  languages?: readonly Language[];
  input?: Partial<ReleaseInput>;
}

export interface TinyRemoteOptions {
  /** Markup of the page's content. */
  body?: string;
  /** Markup of the page's content by language, each in a file of its own, in place of `body`; English is one of them. */
  bodies?: Record<string, string>;
  /** Those that its pages hold. */
  businessValues?: object;
  requires?: Record<string, string>;
  exposes?: string[];
  /** Exposed module by its path. */
  pages?: Record<string, string>;
  /** Path of a page by the address that leads on to it. */
  moved?: Record<string, string>;
  /** Files next to the page, by name. */
  documents?: Record<string, string>;
  lastModified?: string | null;
  /** By language, what the picture of its page's link says; by default there is none. */
  ogImages?: Record<string, string>;
  summary?: string | null;
  /** What it says to search engines. */
  structuredData?: object[];
  /** Below the base path, the picture that it shows first. */
  firstPicture?: string | null;
  /** Sentences that the page is to show. */
  texts?: string[];
  /** What keeps the page off a public address. */
  unconfirmed?: { file: string; line: number; what: string }[];
  /** Of the page's words, for a page that has versions. */
  versions?: PageVersions | null;
  /** Whether what is not written in a page's language is English. */
  inEnglish?: 'wholly' | 'partly' | null;
  /** What is open in the translations. */
  translations?: OpenTranslation[];
  /** What counsel or the business has to answer. */
  questions?: OpenQuestion[];
  input?: Partial<ReleaseInput>;
}

const ROUTES = [
  { path: '/', remote: 'landing', module: 'LandingPage' },
  { path: '/privacy-policy', remote: 'legal', module: 'PrivacyPolicyPage' },
];

/** What a build says of itself that has nothing. */
export const STATS: PartStats = {
  start: [],
  remoteEntry: null,
  exposes: {},
  pages: {},
  moved: {},
  content: {},
  text: {},
  later: [],
  entryKnowsLater: false,
};

/** A shell that puts header and footer around its remotes' pages. */
export function aShell({
  phone = '080 1234 5678',
  siteOrigin = null,
  businessValues = {},
  missingValues = [],
  provides = { react: '19.3.1', '@site/shared/contracts': '1.0.0' },
  routes = ROUTES,
  languages = [{ tag: 'en', name: 'English', direction: 'ltr' }],
  input,
}: TinyShellOptions = {}): TinyPart {
  const facts = {
    routes,
    languages,
    widgetVariables: [],
    businessValues,
    siteOrigin,
    visitScript: 'count',
    words: Object.fromEntries(languages.map(({ tag }) => [tag, WORDS])),
  };
  const frames = languages.flatMap(({ tag }) =>
    FRAMES.map((kind) => text(`compose/frames/${languageFolder(tag)}${kind}.html`, aFrame(tag, kind, phone))),
  );
  const entry = browserFile('main.js', `start(${JSON.stringify(phone)})`);
  const files = [
    entry.file,
    json('browser/part.json', { ...STATS, start: [entry.name] }),
    json('compose/shell.json', facts),
    ...frames,
    text('compose/site/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    json('compose/missing-values.json', missingValues),
  ];
  return { files, input: inputOf('shell', { provides, requires: provides }, [], input) };
}

const WORDS: ShellWords = {
  notFound: { title: 'Page not found', description: '' },
  previewBanner: {
    title: 'Preview',
    release: '{part} {message} {time}',
    rest: 'The rest as live.',
    nothingNew: 'As live.',
    close: 'Close',
  },
};

/** Runs the files in the template before it, also those that a shell would run when it needs them. */
const START = `<script>
if (window.trustedTypes) trustedTypes.createPolicy("default", { createScriptURL: String });
document.currentScript.previousElementSibling.content.querySelectorAll("link,script").forEach(function (file) {
  var script = document.createElement("script");
  script.integrity = file.integrity;
  script.crossOrigin = "";
  script.async = false;
  script.src = file.getAttribute("href") || file.getAttribute("src");
  document.body.append(script);
});
</script>`;

/** Header and footer around a page. */
function aFrame(language: string, kind: FrameKind, phone: string): string {
  const page =
    kind === 'not-found'
      ? '<h1>Page not found</h1>'
      : `<div id="page" data-page="${PAGE_MARKS.id}">${slot('page')}</div>`;
  return (
    `<!doctype html><html lang="${language}-IN"><head><meta charset="utf-8">${slot('head')}${slot('styles')}</head><body>${slot('banner')}` +
    `<header><nav aria-label="Main"><a href="${BASE_PATH_MARK}/#services">Services</a></nav></header><main id="main">${page}</main>` +
    `<footer><h2>Contact</h2><p>${phone}</p></footer>${slot('end')}${START}</body></html>`
  );
}

/** The landing page, with one sentence that tests change. */
export function aLanding({
  sentence = 'Open on Sunday.',
  ...options
}: TinyRemoteOptions & { sentence?: string } = {}) {
  const body = `<h1>Your Local B2B Mandi</h1><section id="services"><h2>Services</h2><p>${sentence}</p></section>`;
  return aRemote('landing', 'LandingPage', { body, ...options });
}

/** The policy, with one clause that tests change. */
export function aLegal({
  clause = 'We keep it for 30 days.',
  ...options
}: TinyRemoteOptions & { clause?: string } = {}) {
  const body = `<h1>Privacy Policy</h1><section id="retention"><h2>2. Retention</h2><h3>2.1 Orders</h3><p>${clause}</p></section>`;
  return aRemote('legal', 'PrivacyPolicyPage', { body, ...options });
}

/** The policy whose second version was approved for a day, showing one of the two. @param day of the second: `2099-02-01` */
export function aPolicyOfTwoVersions(shown: '1' | '2', day: string, clause: string) {
  const approved = [
    { version: '1', effectiveDate: '2026-02-01', isShown: shown === '1' },
    { version: '2', effectiveDate: day, isShown: shown === '2' },
  ];
  return aLegal({ clause, versions: { file: 'versions.ts', approved } });
}

/** A remote with one exposed page. */
export function aRemote(
  part: string,
  module: string,
  {
    body = `<h1>${part}</h1>`,
    bodies = {},
    businessValues = {},
    requires = { react: '^19.3.1', '@site/shared/contracts': '^1.0.0' },
    exposes = [module],
    pages = { [ROUTES.find(({ remote }) => remote === part)?.path ?? `/${part}`]: module },
    moved = {},
    documents = {},
    lastModified = null,
    ogImages = {},
    summary = null,
    structuredData = [],
    firstPicture = null,
    texts = [],
    unconfirmed = [],
    versions = null,
    inEnglish = null,
    translations = [],
    questions,
    input,
  }: TinyRemoteOptions = {},
): TinyPart {
  const facts = {
    title: `The ${part} page`,
    description: `About ${part}`,
    inEnglish,
    digest: hash('sha256', JSON.stringify([body, bodies])).slice(0, 8),
    ...{ documents, lastModified, summary, structuredData, firstPicture, texts, unconfirmed, versions },
  };
  const paths = Object.keys(pages);
  const released = languages.flatMap(({ tag }) =>
    paths.flatMap((path) => {
      const file = `compose/pages/${pageFile(path, tag)}`;
      const markup = bodies[tag] ?? bodies.en ?? body;
      const linkPicture = ogImages[tag] ?? null;
      const picture = linkPicture === null ? [] : [text(file.replace(/html$/, 'png'), linkPicture)];
      return [text(file, markup), json(file.replace(/html$/, 'json'), { ...facts, linkPicture }), ...picture];
    }),
  );
  const entry = browserFile('remoteEntry.js', `expose(${JSON.stringify(exposes)})`);
  const chunk = browserFile(`__federation_expose_${module}.js`, `show(${JSON.stringify(body)})`);
  const files = [
    entry.file,
    chunk.file,
    json('browser/part.json', {
      ...STATS,
      remoteEntry: entry.name,
      ...{ pages, moved },
      exposes: Object.fromEntries(exposes.map((name) => [`__federation_expose_${name}`, [chunk.name]])),
    }),
    ...released,
    json('compose/business-values.json', businessValues),
    json('compose/translations.json', translations),
    ...(questions ? [json('compose/questions.json', questions)] : []),
  ];
  return { files, input: inputOf(part, { provides: {}, requires }, exposes, input) };
}

/** Stores a tiny part as a release. */
export function publishTiny(store: Store, { input, files }: TinyPart): Promise<WrittenRelease> {
  return writeRelease(store, input, files);
}

/** The releases of several tiny parts, stored, as a deployment names them. */
export async function publishAll(store: Store, parts: TinyPart[]) {
  const chosen: Record<string, { release: string; manifestSha256: string }> = {};
  for (const part of parts) {
    const { manifest, sha256 } = await publishTiny(store, part);
    chosen[manifest.part] = { release: manifest.release, manifestSha256: sha256 };
  }
  return chosen;
}

function inputOf(
  part: string,
  shared: ReleaseInput['federation']['shared'],
  exposes: string[],
  changes: Partial<ReleaseInput> = {},
): ReleaseInput {
  return {
    part,
    version: '1.0.0',
    federation: { name: part, exposes, shared },
    git: null,
    author: 'Asha',
    message: `A ${part} page`,
    time: NOW,
    tools: { node: '20.19.0' },
    ...changes,
  };
}

/** One time for all, so that the same part is the same release, bytes and record. */
const NOW = new Date().toISOString();

function text(path: string, content: string): ReleaseFile {
  return { path, body: Buffer.from(content) };
}

/** A file with the name that its bytes give it. */
function browserFile(plainName: string, content: string): { name: string; file: ReleaseFile } {
  const name = contentName(plainName, content);
  return { name, file: text(`browser/${name}`, content) };
}

function json(path: string, content: object): ReleaseFile {
  return text(path, JSON.stringify(content));
}
