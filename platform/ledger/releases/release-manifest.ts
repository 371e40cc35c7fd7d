import { hash } from 'node:crypto';
import { z } from 'zod';
import { contentHashOf, isNamedBy } from '@site/addresses';
import { isSafeKey, sha256Of } from '@site/store';
import {
  ARCHIVE,
  filesFolder,
  partNameSchema,
  releaseFolder,
  releaseIdSchema,
  timeSchema,
  singleLineSchema,
} from '../records/record-fields';
import { packArchive } from '../records/archive';

const releaseFileRecordSchema = z.strictObject({
  /** `browser/…` (public), `compose/…` (read by composing, not served), or the archive that has the latter. */
  path: z
    .string()
    .regex(/^(browser\/|compose\/|compose\.tar\.zst$)/, 'is not below browser/ or compose/')
    .refine(isSafeKey, 'is not a safe path'),
  /** Bytes. */
  size: z.number().int().nonnegative(),
  /** Bytes as brotli sends it, where that makes it smaller. */
  sent: z.number().int().positive().optional(),
  /** As in the HTML attribute (Subresource Integrity): `sha256-` and 44 characters of base64. */
  integrity: z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'is not a sha256 integrity'),
});

/** The record of one release, written after all its files. */
export const releaseManifestSchema = z.strictObject({
  format: z.literal(1),
  part: partNameSchema,
  /** Derived from the paths and bytes of the files ({@link releaseId}). */
  release: releaseIdSchema,
  /** The part's own version, from its package.json. */
  version: z.string(),
  /** Sorted by path, each path once. */
  files: z
    .array(releaseFileRecordSchema)
    .min(1)
    .refine(
      (files) => files.every(({ path }, index) => index === 0 || files[index - 1]!.path < path),
      'are not sorted by path, each once',
    )
    .refine(
      (files) => files.every(({ path, integrity }) => isNamedBy(integrity, path)),
      'have a name that does not follow from the bytes',
    ),
  federation: z.strictObject({
    name: z.string(),
    exposes: z.array(z.string()),
    /** What it brings to the shared scope and takes from it: versions and semver ranges by package name. */
    shared: z.strictObject({
      provides: z.record(z.string(), z.string()),
      requires: z.record(z.string(), z.string()),
    }),
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

/** One file of a release, before it is stored. */
export type ReleaseFile = Pick<ReleaseFileRecord, 'path' | 'sent'> & { body: Uint8Array };

/** 64 bits: short in a URL, and two releases of one part never share it by accident. */
const ID_LENGTH = 16;

/**
 * The id of a release: 16 hexadecimal digits of a hash over the paths, sizes and hashes of its files, and of
 * nothing else, so that the same content has the same id on any machine, at any time. It can be derived from
 * the manifest as from the files, and so proves the manifest's list. The archive does not count: it repeats files, and another Node may
 * pack it into other bytes.
 */
export function releaseId(files: Iterable<Pick<ReleaseFileRecord, 'path' | 'size' | 'integrity'>>): string {
  const lines = Array.from(files)
    .filter(({ path }) => path !== ARCHIVE)
    .map(({ path, size, integrity }) => `${path}\n${size}\n${integrity}\n`)
    .sort();
  return sha256Of(Buffer.from(lines.join(''))).slice(0, ID_LENGTH);
}

/** What the manifest says of each file, sorted by path. */
export function describeFiles(files: Iterable<ReleaseFile>): ReleaseFileRecord[] {
  const records = Array.from(files, ({ path, body, sent }) => ({
    path,
    size: body.length,
    integrity: integrityOf(body),
    ...(sent !== undefined && { sent }),
  }));
  return records.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The hash of a file as HTML's `integrity` attribute takes it. */
export function integrityOf(body: Uint8Array): string {
  return `sha256-${hash('sha256', body, 'base64')}`;
}

/** Where a file of a release lies. Releases of a part share those that are named by their bytes. @param path as in the manifest */
export function releaseFileKey({ part, release }: { part: string; release: string }, path: string): string {
  const file = /^browser\/(.+)$/.exec(path)?.[1];
  return file && contentHashOf(file) ? filesFolder(part) + file : releaseFolder(part, release) + path;
}

/** Whether the archive has a file: what is not for browsers, and of what is, the styles that pages hold and what the build says. */
export function isArchived(path: string): boolean {
  return /^compose\/|^browser\/(part\.json|.*\.css)$/.test(path);
}

/** Whether a file is an object of its own. */
export function isObject(path: string): boolean {
  return !path.startsWith('compose/');
}

/** The files of a release with their archive, as its manifest lists them. */
export async function withArchive(files: readonly ReleaseFile[]): Promise<ReleaseFile[]> {
  const own = files.filter(({ path }) => path !== ARCHIVE);
  const archived = own.filter(({ path }) => isArchived(path)).sort((a, b) => (a.path < b.path ? -1 : 1));
  if (archived.length === 0) return own;
  return [...own, { path: ARCHIVE, body: await packArchive(archived.map(({ path, body }) => [path, body])) }];
}
