import type { MissingValue } from '@site/shared/site';
import type { ReleaseSummary, Status } from '../../actions/status';
import { keepsOffline } from '../../records/deployment';
import { formatAge, formatCount, formatTable, nameOf } from '../../text/table';

const HEADING = ['part', 'release', 'version', 'published', 'by', 'message'];

/** What is live, what is published besides, and what was live before, in lines. */
export function formatStatus({ live, previous, parts, newer, missingValues }: Status, now: Date): string {
  const paragraphs = [
    live
      ? [
          `Deployment ${live.name} is live, made ${formatAge(new Date(live.record.time), now)} (${live.record.time}) by ${live.record.author}${because(live.record.message)}`,
          ...(live.record.kind === 'rollback' ? [`It went back to deployment ${live.record.restores}.`] : []),
          ...(keepsOffline(live.record)
            ? []
            : ['Browsers keep nothing of it for reading offline: npm run site -- promote --offline']),
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
          `What would change: npm run site -- diff. To put the newest of each part live: npm run site -- promote`,
        ]
      : live
        ? []
        : ['Nothing is published either: npm run site -- publish --all'],
    formatMissingValues(missingValues),
    previous
      ? [
          `Before: deployment ${previous.name} (${previous.record.time}), by ${previous.record.author}${because(previous.record.message)}`,
          'To go back to it: npm run site -- rollback',
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

function formatMissingValues(missing: MissingValue[]): string[] {
  if (missing.length === 0) return [];
  return [
    `The pages show ${formatCount(missing.length, 'value')} of the example business; nothing goes live on a public address with them. To be supplied:`,
    ...missing.map(({ path, file, line }) => `${file}:${line}  ${path}`),
  ];
}
