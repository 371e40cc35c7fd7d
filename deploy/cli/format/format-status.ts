import { nameOf, formatAge, formatTable } from '../../text/table';
import { keepsOffline } from '../../records/deployment';
import type { ReleaseSummary, Status } from '../../actions/status';

const HEADING = ['part', 'release', 'version', 'published', 'by', 'message'];

/** What is live, what is published besides, and what was live before, in lines. */
export function formatStatus({ live, previous, parts, newer }: Status, now: Date): string {
  const paragraphs = [
    live
      ? [
          `Deployment ${live.name} is live, made ${formatAge(new Date(live.record.time), now)} (${live.record.time}) by ${live.record.author}${because(live.record.message)}`,
          ...(live.record.kind === 'rollback' ? [`It went back to deployment ${live.record.restores}.`] : []),
          ...(keepsOffline(live.record)
            ? []
            : ['Browsers keep nothing of it for reading offline: npx site promote --offline']),
          '',
          ...formatTable(
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
          ...formatTable(
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
          `Before: deployment ${previous.name} (${previous.record.time}), by ${previous.record.author}${because(previous.record.message)}`,
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
  return [part, release, version, formatAge(new Date(time), now), nameOf(author), message];
}

function because(message: string): string {
  return message && `: ${message}`;
}
