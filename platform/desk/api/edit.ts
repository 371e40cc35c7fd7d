import { boundedJson } from '@site/shared/content/bounded-json';
import type { ContentValue, ContentValues } from '@site/shared/content/content-value';
import type { Shape } from '@site/shared/editing/shape';
import { z } from 'zod';
import { contentName, reason, sha256 } from './names';
import { MAX_PICTURE_MB } from './picture-limits';
import type { Problem } from './problem';

/** What a content file holds, by name. */
const values = z.record(z.string(), boundedJson) as unknown as z.ZodType<ContentValues>;
/** `hero.badges[0].text`; '' for the whole. */
const path = z.string().max(300);

export interface FieldProblem {
  path: string;
  what: string;
}

/** What can be edited at this desk, in each language of the site. */
export interface Editable {
  parts: string[];
}

/** How a version of the policy is. */
export interface VersionState {
  /** Whether it is final and has to stay as it is. */
  isFrozen: boolean;
  /** Whether the page shows it in full. */
  isShown: boolean;
  effectiveDate: string | null;
  unconfirmed: number;
  /** How many questions to colleagues are open: those about texts that are not confirmed. */
  questions: number;
  /** Of the last one that is final, in a list: whether visitors were shown it in full. */
  isSeen?: boolean;
}

/** The words of a part in a language. */
export interface ContentList {
  files: {
    name: string;
    /** Whether it is written in this language. */
    isThere: boolean;
    /** How many English texts it does not say, or not as they are now. */
    open: number;
    /** Null for English. */
    isConfirmed: boolean | null;
    /** Null for what has no versions. */
    version: VersionState | null;
    /** Where its words begin on the live page; null where it shows none of them. */
    place: number | null;
    isReadable: boolean;
  }[];
  /** The first day from which a draft of a version may be in force, and why none before; null for what has no versions. */
  earliest: { day: string; why: string } | null;
}

/** What a form is made of. */
export interface ContentForm {
  part: string;
  language: string;
  name: string;
  file: string;
  digest: string;
  shapes: Record<string, Shape>;
  values: ContentValues;
  /** Of a translation, the English texts by path. */
  english: Record<string, { text: string; state: 'translated' | 'missing' | 'changed' }>;
  version: VersionState | null;
  /** Pictures of choices by their names, as data addresses: `category-groceries`. */
  art: Record<string, string>;
  /** What pages show for names in braces: `pincode`. */
  named: Record<string, string>;
  /** Of what the business supplies, what pages show now, also where it is an invented value. */
  shown: ContentValues;
  /** Words of this part's pages, or what the business supplies and the pages of all parts show. */
  holds: 'words' | 'values';
}

export const formQuerySchema = z.strictObject({ name: contentName });

export const tryRequestSchema = z.strictObject({ name: contentName, values, at: path.nullable() });

/** What came of words that are not saved. */
export interface DraftPreview {
  problems: FieldProblem[];
  /** Path of the page with them, on the origin of frames; null where there is none. */
  page: string | null;
  /** Why there is none. */
  pageProblem: Problem | null;
  /** Whether what renders pages is still being built, which takes seconds once: ask again in a moment. */
  isPreparing: boolean;
  /** Texts that may say what is no longer so, each with the name of its content file. */
  outdated: { name: string; path: string; text: string }[];
}

export const saveRequestSchema = z.strictObject({
  name: contentName,
  digest: sha256,
  before: values,
  values,
  message: reason,
});

export type SaveRequest = z.infer<typeof saveRequestSchema>;

/** What came of saving. */
export type Saved =
  | { status: 'saved' | 'unchanged'; digest: string; values: ContentValues }
  | {
      status: 'conflict';
      /** Who changed it meanwhile; '' where it is not committed. */
      by: string;
      digest: string;
      theirs: ContentValues;
      merged: ContentValues;
      conflicts: { path: string; yours: ContentValue | null; theirs: ContentValue | null }[];
    }
  | { status: 'refused'; problems: FieldProblem[] };

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
export interface KeptPicture {
  file: string;
  bytes: number;
}
