import { nameOf, tellAge, tellTable } from '../../text/table';
import { keepsOffline } from '../../records/deployment';
import type { ReleaseSummary, Status } from '../../actions/status';

const HEADING = ['part', 'release', 'version', 'published', 'by', 'message'];

/** What is live, what is published besides, and what was live before, in lines. */
export function tellStatus({ live, previous, parts, newer }: Status, now: Date): string {
  const paragraphs = [
    live
      ? [
          `Lock ${live.name} is live, made ${tellAge(new Date(live.lock.time), now)} (${live.lock.time}) by ${live.lock.author}${because(live.lock.message)}`,
          ...(live.lock.kind === 'rollback' ? [`It went back to lock ${live.lock.restores}.`] : []),
          ...(keepsOffline(live.lock)
            ? []
            : ['Browsers keep nothing of it for reading offline: npx site promote --offline']),
          '',
          ...tellTable(
            HEADING,
            parts.map(({ part, release, manifest }) =>
              manifest ? rowOf(manifest, now) : [part, release, 'gone'],
            ),
          ),
        ]
      : ['Nothing is live yet.'],
    newer.length > 0
      ? [
          'Published and not live:',
          ...tellTable(
            HEADING,
            newer.map((release) => rowOf(release, now)),
          ),
          `What would change: npx site diff. To put the newest of each part live: npx site promote`,
        ]
      : live
        ? []
        : ['Nothing is published either: npx site publish --all'],
    previous
      ? [
          `Before: lock ${previous.name} (${previous.lock.time}), by ${previous.lock.author}${because(previous.lock.message)}`,
          'To go back to it: npx site rollback',
        ]
      : [],
  ];
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function rowOf({ part, release, version, author, message, time }: ReleaseSummary, now: Date): string[] {
  return [part, release, version, tellAge(new Date(time), now), nameOf(author), message];
}

function because(message: string): string {
  return message && `: ${message}`;
}
