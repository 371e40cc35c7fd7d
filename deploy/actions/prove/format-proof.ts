import { type Deployment, isRollbackOfPart } from '../../records/deployment';
import type { PageText } from '../../compare/page-text';
import type { TextBlock } from '../../compare/read-blocks';
import { formatTime } from '../../text/time';
import type { Check, Proof, ProvenPart } from './proof';

/** The answer for a terminal: who, when, why, what was checked, then the text. */
export function formatProof(proof: Proof): string {
  const { url, moment, parts, checks, notes } = proof;
  return [
    `What stood on ${url} at ${moment.meaning}`,
    '',
    ...summary(proof).map(([name, fact]) => `${name}: ${fact}`),
    '',
    ...parts.flatMap(formatPart),
    '',
    ...checks.map((check) => `${formatResult(check)} ${check.fact}`),
    ...notes.map((note) => `Note: ${note}`),
    '',
    'The text:',
    '',
    ...textLines(proof).map((line) => `  ${line}`),
  ].join('\n');
}

/** What the answer is in short, by name. */
export function summary({ deployment, until, page }: Proof): [name: string, fact: string][] {
  const { number, author, message, time, origin } = deployment.record;
  return [
    ['Live then', `deployment ${deployment.name} (number ${number}), ${actOf(deployment.record)}`],
    ['From', formatTime(new Date(time))],
    ['Until', until ? formatTime(until) : 'it is live still'],
    ['By', author],
    ['Why', message || '(no reason was given)'],
    ['Composed for', origin],
    ['SHA-256 of the deployment', deployment.sha256],
    ['SHA-256 of the page', page.sha256],
  ];
}

function actOf(record: Deployment): string {
  if (!record.restores) return 'promoted';
  return isRollbackOfPart(record)
    ? `one part rolled back to its release of deployment ${record.restores}`
    : `rolled back to deployment ${record.restores}`;
}

/** How a part came to the page, in a paragraph of lines. */
export function formatPart({ part, release, isOnPage, manifest, since }: ProvenPart): string[] {
  const commit = manifest?.git
    ? `git commit ${manifest.git.commit}${manifest.git.dirty ? ', with changes beyond it' : ''}`
    : 'not built from git';
  return [
    `${part}@${release}${manifest ? `, version ${manifest.version}` : ''}${isOnPage ? ', on this page' : ''}`,
    ...(manifest
      ? [
          `  published ${formatTime(new Date(manifest.time))} by ${manifest.author}${because(manifest.message)}; ${commit}`,
        ]
      : ['  its manifest is not in the store any more']),
    `  live since deployment ${since.name}, ${formatTime(new Date(since.record.time))}, by ${since.record.author}${because(since.record.message)}`,
  ];
}

/** `✓` for what holds, `✗` for what does not, `?` for what could not be checked. */
export function formatResult({ holds }: Check): string {
  return holds === null ? '?' : holds ? '✓' : '✗';
}

/** The page's words as lines. */
function textLines({ page: { text, body } }: Proof): string[] {
  if (!text) return body.toString().split('\n');
  const regions = readingOrder(text).map(({ title, blocks }) => [
    ...(title ? ['', `— ${title} —`, ''] : []),
    ...blocks.flatMap(blockLines),
  ]);
  return [`Title: ${text.title}`, `Description: ${text.description}`, '', ...regions.flat()];
}

/**
 * What a page is about first, then what stands around it on every page. Links within the site are left out: their
 * words stand in the text.
 */
export function readingOrder({ blocks }: PageText): { title: string | null; blocks: TextBlock[] }[] {
  const told = blocks.filter(({ kind, text }) => kind !== 'link' || !/^[/#]/.test(text));
  return (['main', 'header', 'footer'] as const).map((region) => ({
    title: { main: null, header: 'Header', footer: 'Footer' }[region],
    blocks: told.filter((block) => block.region === region),
  }));
}

function blockLines({ kind, text, level, label }: TextBlock): string[] {
  if (kind === 'heading') return ['', `${'#'.repeat(level ?? 1)} ${text}`];
  if (kind === 'item') return [`- ${text}`];
  if (kind === 'link') return [`  (${label || 'link'} → ${text})`];
  if (kind === 'picture') return text ? [`[Picture: ${text}]`] : [];
  return [text];
}

function because(message: string): string {
  return message && `: “${message}”`;
}
