import { SiteError } from '../store/site-error';

/** The highest number of a record in a folder of numbered ones: `000001.json` … `999999.json`. */
export const LAST_NUMBER = 999_999;

/** A record under another number than its own, or under one that leaves none for the next: no publisher writes that. */
export function misplacedRecord(key: string): SiteError {
  return new SiteError(
    'record-unreadable',
    `"${key}" is not in its place: nothing that the tool writes has this number and says what it says.`,
    'It was put there by another hand. Remove this file from the store; npm run site -- history shows what went live.',
  );
}
