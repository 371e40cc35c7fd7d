import { z } from 'zod';
import { isNamedBy } from '@site/addresses';
import { isSafeKey } from '@site/store';
import { singleLineSchema } from '../records/single-line';
import { partNameSchema, releaseIdSchema, timeSchema } from '../records/record-names';

/** One file of a release. */
const releaseFileRecordSchema = z.strictObject({
  /** `browser/…` (public), `compose/…` (read by composing, not served), or the archive that has the latter. */
  path: z
    .string()
    .regex(/^(browser\/|compose\/|compose\.tar$)/, 'is not below browser/ or compose/')
    .refine(isSafeKey, 'is not a safe path'),
  /** Bytes. */
  size: z.number().int().nonnegative(),
  /** Bytes as brotli sends it, where that makes it smaller. */
  sent: z.number().int().positive().optional(),
  /** As in the HTML attribute (Subresource Integrity): `sha256-` and 44 characters of base64. */
  integrity: z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'is not a sha256 integrity'),
});

/** What a release brings to the shared scope and takes from it: versions and semver ranges by package name. */
const sharedScopeSchema = z.strictObject({
  provides: z.record(z.string(), z.string()),
  requires: z.record(z.string(), z.string()),
});

/** The record of one release, written after all its files. */
export const releaseManifestSchema = z.strictObject({
  format: z.literal(1),
  part: partNameSchema,
  /** Derived from the paths and bytes of the files: see `release-id.ts`. */
  release: releaseIdSchema,
  /** The part's own version, from its package.json. */
  version: z.string(),
  /** Sorted by path, each path once. */
  files: z
    .array(releaseFileRecordSchema)
    .min(1)
    .refine(isSortedByPath, 'are not sorted by path, each once')
    .refine(areNamed, 'have a name that does not follow from the bytes'),
  federation: z.strictObject({
    name: z.string(),
    exposes: z.array(z.string()),
    shared: sharedScopeSchema,
  }),
  /** Null when it was not built in a git work tree. */
  git: z
    .strictObject({
      commit: z.string().regex(/^[0-9a-f]{40,64}$/),
      dirty: z.boolean(),
      /** The branch, where it is not the repository's main one. */
      draft: singleLineSchema.optional(),
    })
    .nullable(),
  author: singleLineSchema,
  message: singleLineSchema,
  time: timeSchema,
  /** Versions of the tools that built it: `node`, `webpack`, `federation` … */
  tools: z.record(z.string(), z.string()),
});

export type ReleaseManifest = z.infer<typeof releaseManifestSchema>;
export type ReleaseFileRecord = ReleaseManifest['files'][number];

function isSortedByPath(files: { path: string }[]): boolean {
  return files.every(({ path }, index) => index === 0 || files[index - 1]!.path < path);
}

function areNamed(files: { path: string; integrity: string }[]): boolean {
  return files.every(({ path, integrity }) => isNamedBy(integrity, path));
}
