import type { CheckRecord } from '../../api/check';
import type { Difference } from '../../api/difference';
import type { Problem } from '../../api/problem';
import { previewId, type ReleaseName, sha256 } from '../../api/names';
import { z } from 'zod';
import { diff } from '@site/operations';
import {
  type Check,
  type CheckedView,
  Checks,
  type People,
  ReleaseFiles,
  findDeployment,
  previewId as idOfParts,
  readLivePointer,
} from '@site/ledger';
import { contentType } from '@site/addresses';
import { type Change, markedWords, type SiteVersion } from '@site/gates';
import type { Store } from '@site/store';
import type { DeskContext } from '../context/desk-context';
import { RequestRefused } from '../security/refusal';
import { nullIfRefused } from './summaries';
import { FileAnswer, get } from './route';

/** A deployment, `live`, a preview, or a release by its full id: what never means another thing tomorrow but for `live`. */
const versionWord = z
  .string()
  .regex(/^(live|\d{6}-[0-9a-f]{12}|[0-9a-f]{16}|[a-z][a-z0-9-]{0,39}@[0-9a-f]{16})$/);

/** What is different, and what a browser saw. */
export const checkRoutes = [
  get('/api/v1/difference', {
    // What a visitor finds different between two versions of the site, in words.
    query: z.object({ from: versionWord, to: versionWord }),
    handle: (desk, { query: { from, to } }): Promise<Difference> => readDifference(desk, from, to),
  }),
  get('/api/v1/check-missing', {
    // What this machine misses to run a check, so that it is known before.
    handle: async ({ missingForCheck }): Promise<{ problems: Problem[] }> => ({
      problems: await missingForCheck(),
    }),
  }),
  get('/api/v1/pictures/:preview/:picture', {
    // A file of a picture that a check took, as WebP.
    handle: async ({ store }, { params: { preview, picture } }): Promise<FileAnswer> => {
      const isNamed = previewId.safeParse(preview).success && sha256.safeParse(picture).success;
      const body = isNamed ? await new Checks(store, preview).readPicture(picture) : null;
      if (body) return new FileAnswer('image/webp', body, { isImmutable: true });
      throw new RequestRefused(
        404,
        'picture-missing',
        'That picture is not in the store: its preview was pruned, or the file was damaged.',
        'Have a browser open the candidate again: the button "Run the check".',
      );
    },
  }),
];

async function readDifference({ store, parts, author, differences }: DeskContext, from: string, to: string) {
  const live = (await readLivePointer(store))?.name ?? 'nothing';
  const key = `${live} ${from} ${to}`;
  const found = differences.get(key) ?? compare();
  differences.set(key, found);
  found.catch(() => differences.delete(key));
  return found;

  async function compare(): Promise<Difference> {
    const { before, after, difference } = await diff({ store, words: [from, to], parts, author });
    const shown = async (change: Change) => {
      if (change.what === 'picture') {
        const [old, now] = [[before, change.before] as const, [after, change.after] as const];
        const pictures = { before: await pictureIn(store, ...old), after: await pictureIn(store, ...now) };
        return { ...change, pictures };
      }
      const isChanged = change.kind === 'changed' && change.before !== null && change.after !== null;
      return { ...change, ...(isChanged && { words: markedWords(change.before!, change.after!) }) };
    };
    return {
      ...difference,
      everyPage: await Promise.all(difference.everyPage.map(shown)),
      pages: await Promise.all(
        difference.pages.map(async (page) => ({
          ...page,
          changes: await Promise.all(page.changes.map(shown)),
        })),
      ),
    };
  }
}

/** The picture that a version shows by a file of this name, as a data address. @param words `A crate (crate.3f2a.svg)` */
async function pictureIn(store: Store, { manifests }: SiteVersion, words: string | null) {
  const [, file] = /([\w.-]+)\)?$/.exec(words ?? '') ?? [];
  const path = `browser/${file}`;
  const manifest = Object.values(manifests).find(({ files }) => files.some((one) => one.path === path));
  const body = manifest && (await new ReleaseFiles(store, manifest).read(path).catch(nullIfRefused));
  return body ? `data:${contentType(path)};base64,${body.toString('base64')}` : null;
}

/**
 * What a browser saw last of a release: with all that would be live, or, where something else went live since, with what was live when
 * this desk checked it. Null for nothing.
 * @param ids of previews that it may have been checked in, the likeliest first
 */
export async function readCheckOf(
  { store, acts }: DeskContext,
  { part, release }: ReleaseName,
  ids: string[],
  people: People | null,
): Promise<CheckRecord | null> {
  const own = acts
    .list()
    .find(
      ({ request, result }) =>
        request.kind === 'check' &&
        [request, ...(request.together ?? [])].some((one) => one.part === part && one.release === release) &&
        result?.preview,
    );
  return readCheck(store, [...ids, ...(own ? [own.result!.preview!] : [])], people);
}

/** The newest check of the first of these previews that has one, as the screens take it; null for none. */
export async function readCheck(
  store: Store,
  ids: string[],
  people: People | null,
): Promise<CheckRecord | null> {
  for (const preview of ids) {
    const stored = await readSigned(store, preview, people);
    if (stored) return checkOf(stored.check, await readEarlierCheck(store, stored.check, people));
  }
  return null;
}

/** The newest check of a preview where it was signed: by its pictures people see what they approve. Null for any other. */
async function readSigned(store: Store, preview: string, people: People | null) {
  const stored = await new Checks(store, preview).readNewest(people);
  return stored?.isSigned ? stored : null;
}

/** The newest check of what a check compares with; null where that was never checked, or is gone. */
async function readEarlierCheck(
  store: Store,
  { against }: Check,
  people: People | null,
): Promise<Check | null> {
  if (against === null) return null;
  const deployment = await findDeployment(store, against).catch(nullIfRefused);
  const stored = deployment && (await readSigned(store, idOfParts(deployment.record.parts), people));
  return stored?.check ?? null;
}

/**
 * A check as the screens take it: what was found once for a page, and the views of which there are pictures.
 * @param earlier of what it compares with
 */
function checkOf(check: Check, earlier: Check | null): CheckRecord {
  const { preview, author, time, browser, isPassed, views } = check;
  const findings = new Map<string, CheckRecord['findings'][number]>();
  for (const { path, findings: own } of views)
    for (const { check, message } of own) {
      const key = JSON.stringify([path, check, message]);
      findings.set(key, { path, check, message, views: (findings.get(key)?.views ?? 0) + 1 });
    }
  return {
    preview,
    author,
    time,
    browser,
    isPassed,
    findings: [...findings.values()],
    pictures: views.flatMap(({ path, language, device, theme, picture, difference }) =>
      picture === null
        ? []
        : [
            {
              path,
              language,
              device,
              theme,
              after: picture,
              before: difference?.share && earlier ? pictureBefore(earlier, { path, device, theme }) : null,
              share: difference?.share ?? null,
              sections: difference?.sections ?? [],
              marked: difference?.picture ?? null,
            },
          ],
    ),
  };
}

function pictureBefore(
  { preview, views }: Check,
  { path, device, theme }: Pick<CheckedView, 'path' | 'device' | 'theme'>,
) {
  const seen = views.find(
    (view) => view.picture !== null && view.path === path && view.device === device && view.theme === theme,
  );
  return seen ? { ...seen.picture!, preview } : null;
}
