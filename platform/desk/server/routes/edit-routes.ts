import {
  type ContentForm,
  type ContentList,
  type Editable,
  formQuerySchema,
  type KeptPicture,
  pictureRequestSchema,
  type Saved,
  saveRequestSchema,
  type DraftPreview,
  tryRequestSchema,
} from '../../api/edit';
import { MAX_PICTURE_MB } from '../../api/picture-limits';
import { PICTURE_FILE } from '@site/shared/content/picture';
import { editedPath } from '../frames/edited-answers';
import { contentType } from '@site/addresses';
import { RequestRefused } from '../security/refusal';
import { FileAnswer, get, post } from './route';

/** A whole policy in an Indic script, twice. */
const MAX_BYTES = 1024 * 1024;

/** A picture in base64, and what is around it. */
const MAX_PICTURE_BYTES = MAX_PICTURE_MB * 1024 * 1024 * 1.4;

/** The words of the parts. */
export const editRoutes = [
  get('/api/v1/content', {
    // Parts whose words can be changed.
    handle: async ({ parts }): Promise<Editable> => ({ parts }),
  }),
  get('/api/v1/content/:part/:language', {
    // The words of a part in a language, and what is open in them.
    handle: ({ editor }, { params }): Promise<ContentList> => editor.list(params),
  }),
  get('/api/v1/content/:part/:language/form', {
    // What a form for one of them is made of.
    query: formQuerySchema,
    handle: ({ editor }, { params, query }): Promise<ContentForm> => editor.form({ ...params, ...query }),
  }),
  post('/api/v1/content/:part/:language/try', {
    // Checks changed words, and renders the page with them; nothing is written.
    isRead: true,
    maxBytes: MAX_BYTES,
    body: tryRequestSchema,
    handle: async ({ editor }, { params, body: { name, values, at } }): Promise<DraftPreview> => {
      const { page, ...preview } = await editor.try({ ...params, name }, values, at);
      return { ...preview, page: page && editedPath(page) };
    },
  }),
  post('/api/v1/content/:part/:language/save', {
    // Writes changed words into their file, and commits it.
    maxBytes: MAX_BYTES,
    body: saveRequestSchema,
    handle: async ({ editor, author, wordsSaved }, { params, body: { name, ...change } }): Promise<Saved> => {
      const saved = await editor.save({ ref: { ...params, name }, author, ...change });
      if (saved.status === 'saved') wordsSaved();
      return saved;
    },
  }),
  post('/api/v1/content/:part/pictures', {
    // Re-encodes a picture in the size that its place takes; it is the part’s once words that show it are saved.
    maxBytes: MAX_PICTURE_BYTES,
    body: pictureRequestSchema,
    handle: ({ editor }, { body: { bytes, ...picture } }): Promise<KeptPicture> =>
      editor.pictures.keep(Buffer.from(bytes, 'base64'), picture),
  }),
  get('/api/v1/content/:part/pictures/:file', {
    // A picture that was brought, or that the part has.
    handle: async ({ editor }, { params: { part, file } }): Promise<FileAnswer> => {
      const name = `pictures/${file}`;
      const body = PICTURE_FILE.test(name) ? await editor.pictures.read(part, name) : null;
      if (!body) throw pictureMissing(file);
      return new FileAnswer(contentType(file), body, { isImmutable: true });
    },
  }),
];

function pictureMissing(file: string): RequestRefused {
  return new RequestRefused(404, 'picture-unknown', `The desk has no picture ${file}.`, 'Choose it again.');
}
