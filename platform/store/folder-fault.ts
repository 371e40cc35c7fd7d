import { SiteError } from '@site/errors';

/** What a failing call means, for the operator. */
export type Fault = ReturnType<typeof fault>;

export const fault = (code: string, fact: string, remedy: string) => ({ code, fact, remedy });

/** @param answer of the file system or the server, in a word or two */
export function faultError(
  { code, fact, remedy }: Fault,
  action: string,
  answer: string,
  cause: unknown,
): SiteError {
  return new SiteError(code, `Cannot ${action}: ${fact} (${answer}).`, remedy, { cause });
}

const FULL = fault(
  'store-full',
  'the disk is full, or its quota is used up',
  'Free some space on it, and repeat the command. With some kB free, npm run site -- prune frees more.',
);
const TOO_MANY_FILES = fault(
  'store-too-many-files',
  'too many files are open',
  'Close other programs, or raise the limit (ulimit -n), and repeat the command.',
);
const NO_HARD_LINKS = fault(
  'store-no-hard-links',
  'the file system has no hard links',
  'Put the store on ext4, xfs, btrfs, APFS or NTFS, or use a bucket (s3://…).',
);
const FILE_IN_THE_WAY = fault('key-clash', 'a file is where a folder is needed', 'Move that file away.');

/** What a failing file system call means to the operator. The codes are those of open(2), link(2) and write(2). */
const FAULTS: Record<string, Fault> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EACCES: fault(
    'store-access-denied',
    'access is denied',
    'Give the user who runs this command read and write access to the folder.',
  ),
  EPERM: fault(
    'store-access-denied',
    'the operation is not permitted',
    'Check who owns the folder. FAT and some network shares have no hard links: use ext4, xfs, btrfs, APFS, NTFS, or a bucket (s3://…).',
  ),
  EROFS: fault(
    'store-read-only',
    'the file system is read-only',
    'Mount it for writing, or name another store with --store.',
  ),
  EMFILE: TOO_MANY_FILES,
  ENFILE: TOO_MANY_FILES,
  EXDEV: fault(
    'store-no-hard-links',
    'the folder spans two file systems',
    'Keep the whole store on one file system.',
  ),
  ENOTSUP: NO_HARD_LINKS,
  ENOSYS: NO_HARD_LINKS,
  EEXIST: FILE_IN_THE_WAY,
  ENOTDIR: FILE_IN_THE_WAY,
  EISDIR: fault('key-clash', 'a folder is where a file is needed', 'Move that folder away.'),
  EIO: fault('store-disk-fault', 'the disk reports a fault', 'Check the disk, then run: site verify.'),
};

/**
 * The SiteError for a failing file system call. Errors that are none (a SiteError, a defect of ours) come
 * back as they are.
 * @param action what was being done, as in "Cannot <action>"
 */
export function folderFault(error: unknown, action: string): unknown {
  if (error instanceof SiteError || !isErrno(error)) return error;

  const known = FAULTS[error.code];
  if (known) return faultError(known, action, error.code, error);

  return new SiteError(
    'store-failed',
    `Cannot ${action}: the file system answered ${error.code}.`,
    'Check the folder and its disk, then repeat the command.',
    { cause: error },
  );
}

/** Whether the call failed with one of the given codes. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return isErrno(error) && codes.includes(error.code);
}

function isErrno(error: unknown): error is { code: string; errno: number } {
  const { code, errno } = Object(error) as NodeJS.ErrnoException;
  return typeof code === 'string' && errno !== undefined;
}
