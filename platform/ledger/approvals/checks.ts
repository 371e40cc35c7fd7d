import { themeNames } from '@site/shared/theme/themes';
import { z } from 'zod';
import { envelopeSchema, type Signer } from '../authority/envelope';
import type { People } from '../authority/people';
import { signersOf } from '../authority/signers';
import { readStatement, sign } from '../authority/statement';
import { type Store, canonicalJson, sha256Of } from '@site/store';
import {
  appendRecord,
  misplacedRecord,
  numberedNames,
  readNumbered,
  recordNumberSchema,
} from '../records/numbered-records';
import { previewId, previewIdSchema } from './previews';
import {
  deploymentNameSchema,
  manifestDigests,
  partNameSchema,
  sha256Schema,
  timeSchema,
  releasesSchema,
  singleLineSchema,
} from '../records/record-fields';

const pictureSchema = z.strictObject({
  width: z.number().int(),
  height: z.number().int(),
  /** SHA-256 of its files, from the top: one, unless the page is longer than a WebP can be. */
  files: z.array(sha256Schema).min(1),
});

const viewSchema = z.strictObject({
  /** Address on the site: `/kn/privacy-policy`. */
  path: z.string(),
  language: z.string(),
  device: z.enum(['phone', 'desktop']),
  theme: z.enum(themeNames),
  hasScripts: z.boolean(),
  /** The remote of which no file arrived. */
  missing: partNameSchema.nullable(),
  findings: z.array(z.strictObject({ check: z.string(), message: z.string() })),
  picture: pictureSchema.nullable(),
  /** What differs from what was live; null where no picture was taken, or the page was not live. */
  difference: z
    .strictObject({
      /** Of the page's pixels, 0 to 1. */
      share: z.number().min(0).max(1),
      sections: z.array(z.strictObject({ section: z.string(), share: z.number().min(0).max(1) })),
      /** With what changed in red; null where nothing did. */
      picture: pictureSchema.nullable(),
    })
    .nullable(),
});

/** What a browser saw of an exact combination of releases. */
const checkSchema = z.strictObject({
  preview: previewIdSchema,
  parts: releasesSchema,
  /** The deployment that pictures were compared with; null before the first. */
  against: deploymentNameSchema.nullable(),
  author: singleLineSchema.min(1),
  time: timeSchema,
  /** `Chromium 143.0.7499.40` */
  browser: z.string().min(1),
  paths: z.array(z.string()).min(1),
  isPassed: z.boolean(),
  views: z.array(viewSchema),
});

export type Check = z.infer<typeof checkSchema>;
export type CheckedView = z.infer<typeof viewSchema>;

const recordSchema = z.strictObject({
  format: z.literal(1),
  number: recordNumberSchema,
  check: checkSchema,
  /** By the person who ran it; null without an access policy. */
  envelope: envelopeSchema.nullable(),
});

/** The checks of a preview, with their pictures. They lie with the preview, and go with it. */
export class Checks {
  private readonly folder: string;

  /** @param preview its id */
  constructor(
    private readonly store: Store,
    private readonly preview: string,
  ) {
    this.folder = `previews/${preview}/checks/`;
  }

  /**
   * The newest one, and whether a person of the access policy signed it as it is; null where it was not checked.
   * @param people null without an access policy: then any check counts
   * @returns with the SHA-256 of its canonical bytes
   * @throws SiteError `record-unreadable`, `statement-unreadable`
   */
  async readNewest(
    people: People | null,
  ): Promise<{ check: Check; sha256: string; isSigned: boolean } | null> {
    const name = numberedNames(await this.store.listNames(this.folder)).at(-1);
    if (name === undefined) return null;
    const key = this.folder + name;
    const [record] = await readNumbered(this.store, [key], recordSchema, () => this.folder);
    const { check, envelope } = record!;
    if (check.preview !== this.preview || previewId(check.parts) !== this.preview) throw misplacedRecord(key);
    const sha256 = sha256Of(canonicalJson(check));
    if (!people || !envelope) return { check, sha256, isSigned: people === null };
    const said = readStatement(envelope, 'check', `the check of preview ${check.preview}`);
    const { persons } = signersOf(envelope, people, Date.parse(check.time));
    const isAsSaid = said.sha256 === sha256 && said.isPassed === check.isPassed;
    return { check, sha256, isSigned: persons.length > 0 && isAsSaid };
  }

  /**
   * Signs a check, and stores it after those before it; all its pictures are there already.
   * @param signer the person who ran it; null without an access policy
   * @returns its SHA-256
   */
  async record(check: Check, signer: Signer | null): Promise<string> {
    const { parts, isPassed, time } = check;
    const sha256 = sha256Of(canonicalJson(check));
    const said = { parts, sha256, isPassed, time };
    const envelope = signer && (await sign(signer, 'check', said, manifestDigests(parts)));
    const record = (number: number) => canonicalJson({ format: 1, number, check, envelope });
    await appendRecord(this.store, this.folder, record);
    return sha256;
  }

  /** Stores a file of a picture under its hash; storing it again changes nothing. @returns its SHA-256 */
  async writePicture(webp: Buffer): Promise<string> {
    const sha256 = sha256Of(webp);
    await this.store.create(this.pictureKey(sha256), webp);
    return sha256;
  }

  /** A file of a picture; null where there is none of that hash, or its bytes have another. */
  async readPicture(sha256: string): Promise<Buffer | null> {
    const body = (await this.store.read(this.pictureKey(sha256)))?.body ?? null;
    return body && sha256Of(body) === sha256 ? body : null;
  }

  private pictureKey(sha256: string): string {
    return `previews/${this.preview}/pictures/${sha256}.webp`;
  }
}
