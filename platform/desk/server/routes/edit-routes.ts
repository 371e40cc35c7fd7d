import { formQuerySchema, pictureRequestSchema, saveRequestSchema, tryRequestSchema } from '../../api/edit';
import { MAX_PICTURE_MB } from '../../api/picture-limits';
import { readShell } from '@site/composer';
import { differingValues } from '@site/gates';
import { readLiveDeployment, readParts, readPublications } from '@site/ledger';
import { nullIfRefused } from '@site/errors';
import type { Store } from '@site/store';
import { savedSince } from '../../editor/commit';
import { EDITED } from '../../editor/edited-pages';
import { readForm } from '../../editor/read-form';
import { hiddenDraft, versionsOnPage } from '../../editor/versions';
import { contentTools } from '../../editor/working-copy';
import { contentType } from '@site/addresses';
import type { DeskContext } from '../context/desk-context';
import { RequestRefused } from '../security/refusal';
import { FileAnswer, Topic } from './route';
import { commitOf } from './summaries';

/** A whole policy in an Indic script, twice. */
const MAX_BYTES = 1024 * 1024;

/** A picture in base64, and what is around it. */
const MAX_PICTURE_BYTES = MAX_PICTURE_MB * 1024 * 1024 * 1.4;

/** The words of the parts. */
export const editRoutes = new Topic()
  .does('Parts whose words can be changed, and what is to be known before they are published.')
  .get('/content', {}, readEditable)
  .does('The words of a part in a language, and what is open in them.')
  .get('/content/:part/:language', {}, ({ editor }, { params }) => editor.list(params))
  .does('What a form for one file of them is made of.')
  .get('/content/:part/:language/form', { query: formQuerySchema }, ({ root }, { params, query }) =>
    readForm(root, { ...params, ...query }),
  )
  .does('Checks changed words, and renders the page with them; nothing is written.')
  .post(
    '/content/:part/:language/try',
    { isRead: true, maxBytes: MAX_BYTES, body: tryRequestSchema },
    async ({ editor }, { params, body: { name, values, at, opened } }) => {
      const { page, ...preview } = await editor.try({ ...params, name }, values, at, opened);
      return { ...preview, page: page && EDITED + page };
    },
  )
  .does('Writes changed words into their file, and commits it.')
  .post(
    '/content/:part/:language/save',
    { maxBytes: MAX_BYTES, body: saveRequestSchema },
    async ({ editor, author, events }, { params, body: { name, ...change } }) => {
      const saved = await editor.save({ ref: { ...params, name }, author, ...change });
      // Forms that show them ask for them again.
      if (saved.status === 'saved') events.send('store');
      return saved;
    },
  )
  .does('Re-encodes a picture in the size of its place; saving words that show it makes it the part’s.')
  .post(
    '/content/:part/pictures',
    { maxBytes: MAX_PICTURE_BYTES, body: pictureRequestSchema },
    ({ editor }, { body: { bytes, ...picture } }) =>
      editor.pictures.keep(Buffer.from(bytes, 'base64'), picture),
  )
  .does('A picture that was brought, or that the part has.')
  .get('/content/:part/pictures/:file', {}, async ({ editor }, { params: { part, file } }) => {
    const body = await editor.pictures.read(part, `pictures/${file}`);
    if (body) return new FileAnswer(contentType(file), body);
    throw new RequestRefused(404, 'picture-unknown', `The desk has no picture ${file}.`, 'Choose it again.');
  });

/** Whose words can be changed, and what is to be known before they are published. */
export async function readEditable({ parts, root, store }: DeskContext) {
  const byPart = async <Said>(read: (part: string) => Promise<Said>) =>
    Object.fromEntries(await Promise.all(parts.map(async (part) => [part, await read(part)] as const)));
  return {
    parts,
    /** Values of the business that are live otherwise than saved. */
    apart: await valuesApart(root, store),
    /** By part, the draft of a version that its page does not show. */
    drafts: await byPart((part) => hiddenDraft(root, part)),
    /** By part, the versions that its page shows and announces, as they are saved. */
    versions: await byPart((part) => versionsOnPage(root, part)),
    /** By part, what was saved since it was last published, and who saved each; null where that is not known. */
    saved: await byPart(async (part) => {
      const [last] = (await readPublications(store, part, { limit: 1 }).catch(nullIfRefused)) ?? [];
      const commit = await commitOf(store, part, last).catch(nullIfRefused);
      return commit ? savedSince(root, part, commit).catch(() => null) : null;
    }),
  };
}

/** What would keep a part that is built now from going live alone, as the form of the business calls it. */
async function valuesApart(root: string, store: Store): Promise<string[]> {
  const shell = (await readLiveDeployment(store))?.record.parts.shell;
  if (!shell) return [];
  try {
    const { builds } = await readParts(store, { shell });
    const { businessValues } = await readShell(builds);
    return differingValues(contentTools(root).shownValues(root).values, businessValues);
  } catch {
    // A file that an engineer is changing: what is wrong with it is said when it is built.
    return [];
  }
}
