import { boundedJson } from '@site/shared/content/bounded-json';
import type { ContentValue } from '@site/shared/content/content-value';
import type { Shape } from '@site/shared/editing/shape';
import { z } from 'zod';
import { contentName, partName, reason, sha256 } from './names';
import { MAX_PICTURE_MB } from './picture-limits';
import { problemSchema } from './problem';

const language = z.string().regex(/^[a-z]{2,3}$/, 'is no language');
/** What a content file holds, by name. */
const values = z.record(z.string(), boundedJson) as unknown as z.ZodType<Record<string, ContentValue>>;
const value = boundedJson as unknown as z.ZodType<ContentValue>;
const shape = z.looseObject({ kind: z.string(), label: z.string() }) as unknown as z.ZodType<Shape>;
/** `hero.badges[0].text`; '' for the whole. */
const path = z.string().max(300);

const fieldProblem = z.object({ path, what: z.string() });

export type FieldProblem = z.infer<typeof fieldProblem>;

/** What can be edited at this desk. */
export const editableSchema = z.object({
  parts: z.array(partName),
  languages: z.array(
    z.object({ tag: language, name: z.string(), direction: z.enum(['ltr', 'rtl']), isOriginal: z.boolean() }),
  ),
});

export type Editable = z.infer<typeof editableSchema>;

/** How a version of the policy is. */
const versionStateSchema = z.object({
  /** Whether it was approved and has to stay as it is. */
  isFrozen: z.boolean(),
  /** Whether the page shows it in full. */
  isShown: z.boolean(),
  effectiveDate: z.string().nullable(),
  unconfirmed: z.int(),
});

export type VersionState = z.infer<typeof versionStateSchema>;

/** The words of a part in a language. */
export const contentListSchema = z.object({
  files: z.array(
    z.object({
      name: contentName,
      /** Whether it is written in this language. */
      isThere: z.boolean(),
      /** How many English texts it does not say, or not as they are now. */
      open: z.number().int(),
      /** Null for English. */
      isConfirmed: z.boolean().nullable(),
      /** Null for what has no versions. */
      version: versionStateSchema.nullable(),
      /** Where its words begin on the live page; null where it shows none of them. */
      place: z.number().nullable(),
      isReadable: z.boolean(),
    }),
  ),
});

export type ContentList = z.infer<typeof contentListSchema>;

/** What a form is made of. */
export const contentFormSchema = z.object({
  part: partName,
  language,
  name: contentName,
  file: z.string(),
  digest: sha256,
  shapes: z.record(z.string(), shape),
  values,
  /** Of a translation, the English texts by path. */
  english: z.record(
    z.string(),
    z.object({ text: z.string(), state: z.enum(['translated', 'missing', 'changed']) }),
  ),
  version: versionStateSchema.nullable(),
  /** Pictures of choices by their names, as data addresses: `category-groceries`. */
  art: z.record(z.string(), z.string()),
  /** What pages show for names in braces: `pincode`. */
  named: z.record(z.string(), z.string()),
  /** Of what the business supplies, what pages show now, also where it is an invented value. */
  shown: values,
  /** Words of this part's pages, or what the business supplies and the pages of all parts show. */
  holds: z.enum(['words', 'values']),
});

export type ContentForm = z.infer<typeof contentFormSchema>;

export const formQuerySchema = z.strictObject({ name: contentName });

export const tryRequestSchema = z.strictObject({ name: contentName, values, at: path.nullable() });

/** What came of words that are not saved. */
export const draftPreviewSchema = z.object({
  problems: z.array(fieldProblem),
  /** Path of the page with them, on the origin of frames; null where there is none. */
  page: z.string().nullable(),
  /** Why there is none. */
  pageProblem: problemSchema.nullable(),
  /** Whether what renders pages is still being built, which takes seconds once: ask again in a moment. */
  isPreparing: z.boolean(),
  /** Texts that may say what is no longer so, each with the name of its content file. */
  outdated: z.array(z.object({ name: contentName, path, text: z.string() })),
});

export type DraftPreview = z.infer<typeof draftPreviewSchema>;

export const saveRequestSchema = z.strictObject({
  name: contentName,
  digest: sha256,
  before: values,
  values,
  message: reason,
});

export type SaveRequest = z.infer<typeof saveRequestSchema>;

/** What came of saving. */
export const savedSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('saved'), commit: z.string(), branch: z.string(), digest: sha256, values }),
  z.object({ status: z.literal('unchanged'), digest: sha256, values }),
  z.object({
    status: z.literal('conflict'),
    /** Who changed it meanwhile; '' where it is not committed. */
    by: z.string(),
    digest: sha256,
    theirs: values,
    merged: values,
    conflicts: z.array(z.object({ path, yours: value.nullable(), theirs: value.nullable() })),
  }),
  z.object({ status: z.literal('refused'), problems: z.array(fieldProblem) }),
]);

export type Saved = z.infer<typeof savedSchema>;

export const pictureRequestSchema = z.strictObject({
  /** Of the file that was chosen. */
  name: z.string().min(1).max(200),
  /** In pixels: what its place takes. */
  width: z.int().min(16).max(2400),
  height: z.int().min(16).max(2400),
  /** Its bytes, in base64. */
  bytes: z.base64().max(Math.ceil((MAX_PICTURE_MB * 1024 * 1024 * 4) / 3)),
});

/** What became of a picture: the value that content has for it, and how much of a visitor's data it takes. */
export const keptPictureSchema = z.object({ file: z.string(), bytes: z.int() });

export type KeptPicture = z.infer<typeof keptPictureSchema>;
