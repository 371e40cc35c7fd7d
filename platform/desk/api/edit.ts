import { boundedJson } from '@site/shared/content/bounded-json';
import type { ContentValues } from '@site/shared/content/content-value';
import { z } from 'zod';
import { contentName, reason, sha256 } from './names';
import { MAX_PICTURE_MB } from './picture-limits';

/** What a content file holds, by name. */
const values = z.record(z.string(), boundedJson) as unknown as z.ZodType<ContentValues>;
/** `hero.badges[0].text`; '' for the whole. */
const path = z.string().max(300);

export const formQuerySchema = z.strictObject({ name: contentName });

export const tryRequestSchema = z.strictObject({
  name: contentName,
  values,
  at: path.nullable(),
  /** What the form held when it was opened, where something was saved since. */
  opened: values.optional(),
});

export const saveRequestSchema = z.strictObject({
  name: contentName,
  /** Of the file that the values were made from, and those. */
  digest: sha256,
  before: values,
  values,
  /** Of a translation by path, the English text that stood there when it was typed. */
  writtenFrom: z.record(path, z.string().max(20_000)).optional(),
  /** Why; '' for a sentence on what is changed. */
  message: reason,
});

export type SaveRequest = z.infer<typeof saveRequestSchema>;

/** The file that was chosen, in base64, and the size that its place takes, in pixels. */
export const pictureRequestSchema = z.strictObject({
  name: z.string().min(1).max(200),
  width: z.int().min(16).max(2400),
  height: z.int().min(16).max(2400),
  bytes: z.base64().max(Math.ceil((MAX_PICTURE_MB * 1024 * 1024 * 4) / 3)),
});

export type ChosenPicture = Omit<z.infer<typeof pictureRequestSchema>, 'bytes'>;
