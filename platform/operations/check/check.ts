import type { Server } from 'node:http';
import {
  type Check,
  type CheckedView,
  Checks,
  type DeploymentParts,
  type NamedDeployment,
  assertSingleLine,
  readDeployedFiles,
  readLiveDeployment,
  readPeople,
} from '@site/ledger';
import { languageOfPath, previewBase } from '@site/addresses';
import {
  type EncodedPicture,
  type OpenBrowser,
  type SeenView,
  assertFonts,
  listViews,
  pathsIn,
  seeViews,
} from '@site/page-check';
import { SiteError } from '@site/errors';
import { close, createPreviewServer, createSiteServer, listen } from '@site/server';
import { type Store } from '@site/store';
import { groupsOf, formatCount, formatShare } from '@site/text';
import { type Acting, knownSigner } from '../people/own-key';
import { type Preview, preview } from '../preview';

interface CheckRequest extends Omit<Acting, 'message'> {
  /** Releases to be seen with everything else that is live. */
  parts: DeploymentParts;
  /** BCP 47 tags; none: every language. */
  languages: string[];
  openBrowser: () => Promise<OpenBrowser>;
  /** Says when a person stops it. */
  signal?: AbortSignal;
}

export interface CheckOutcome {
  preview: Preview;
  check: Check;
}

/**
 * Has a browser open every page of an exact combination, in every way in which visitors see it, and records what it saw.
 * The record is written last: a check that is stopped leaves none.
 * @throws SiteError `browser-missing`, `browser-failed`, `check-stopped`, `language-unknown`, `font-missing`, `key-missing`, `signer-unknown`, and what
 *   {@link preview} throws
 */
export async function check(request: CheckRequest): Promise<CheckOutcome> {
  const { store, author, progress, signal } = request;
  assertSingleLine({ author });
  const people = (await readPeople(store))?.people ?? null;
  const signer = people && (await knownSigner(people, request.loadSigner)).signer;
  const { browser, version } = await request.openBrowser();
  signal?.addEventListener('abort', () => void browser.close());
  const servers: Server[] = [];
  try {
    const live = await readLiveDeployment(store);
    progress?.('Composing what would be live');
    const made = await preview({ store, parts: request.parts, live });
    const paths = pathsIn(made.paths, request.languages);
    await assertFonts(browser, paths.map(languageOfPath));
    const remotes = Object.keys(made.parts).filter((part) => part !== 'shell');
    const candidate = { origin: await serve(store, made.id, servers), basePath: previewBase(made.id) };
    const liveSite = live && { origin: await serve(store, live, servers), ...AS_A_PREVIEW };
    progress?.(`Opening ${formatCount(paths.length, 'page')} in ${version}`);
    let count = 0;
    const seen = await seeViews({
      browser,
      candidate,
      live: liveSite,
      views: listViews(paths, remotes),
      onPage: (path, views) => {
        const found = views.reduce((sum, { findings }) => sum + findings.length, 0);
        const changed = Math.max(...views.map(({ difference }) => difference?.share ?? 0));
        const look = changed > 0 ? `, up to ${formatShare(changed)} of it looks different` : '';
        progress?.(
          `${(count += 1)} of ${paths.length} seen; ${path}: ${formatCount(views.length, 'view')}, ${found === 0 ? 'nothing found' : `${found} found`}${look}`,
        );
      },
    });
    const checks = new Checks(store, made.id);
    const views: CheckedView[] = [];
    for (const one of seen) views.push(await keepView(checks, one));
    const record: Check = {
      preview: made.id,
      parts: made.parts,
      against: live?.name ?? null,
      author,
      time: new Date().toISOString(),
      browser: version,
      paths,
      isPassed: views.every(({ findings }) => findings.length === 0),
      views,
    };
    await checks.record(record, signer);
    return { preview: made, check: record };
  } catch (error) {
    if (!signal?.aborted) throw error;
    throw new SiteError(
      'check-stopped',
      'The check was stopped; nothing was recorded.',
      'Run it again when you like.',
    );
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => close(server, CLOSE_TIMEOUT_MS)));
  }
}

/** Each thing that was found, once for each page, with the views of the page in which it was. */
export function findingsOf({ views }: Pick<Check, 'views'>) {
  const all = views.flatMap((view) =>
    view.findings.map(({ check, message }) => ({ path: view.path, check, message, view })),
  );
  const alike = groupsOf(all, ({ path, check, message }) => JSON.stringify([path, check, message]));
  return alike.map((group) => {
    const [{ view: _, ...found }] = group;
    return { ...found, views: group.map(({ view }) => view) };
  });
}

async function keepView(checks: Checks, seen: SeenView): Promise<CheckedView> {
  const { view, findings, picture, difference } = seen;
  const keep = async (encoded: EncodedPicture | null) => {
    if (!encoded) return null;
    const { width, height } = encoded;
    const files: string[] = [];
    for (const file of encoded.files) files.push(await checks.writePicture(file));
    return { width, height, files };
  };
  return {
    ...view,
    findings,
    picture: await keep(picture),
    difference: difference && {
      share: difference.share,
      sections: difference.sections,
      picture: await keep(difference.marked),
    },
  };
}

/** How long answers may take that are not awaited any more, in ms. */
const CLOSE_TIMEOUT_MS = 500;

/** Marks what is not confirmed, as previews do: without it, every such text would differ. */
const AS_A_PREVIEW = { basePath: '', query: '?draft' };

/**
 * Serves a version of a site on a free port of this machine, as it is served to people.
 * @param version id of a preview, or a deployment
 * @param servers gets what is to be closed
 * @returns the origin
 */
async function serve(store: Store, version: string | NamedDeployment, servers: Server[]): Promise<string> {
  // The page that asked says that an answer is missing.
  const onError = () => undefined;
  const site = typeof version === 'string' ? null : await readDeployedFiles(store, version);
  const server = site
    ? createSiteServer({ store, liveSite: () => Promise.resolve(site), onError })
    : createPreviewServer({ store, onError });
  servers.push(server);
  return `http://localhost:${await listen(server, 0)}`;
}
