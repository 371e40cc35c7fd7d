import { isPublicOrigin } from '@site/composer';
import { type Deployment, isRollbackOfPart } from '@site/ledger';
import type { TextBlock } from '@site/gates';
import { formatTime } from '@site/text';
import type { Check, Proof, ProvenPart } from './proof';
import { readingOrder, TERMS } from './reading-order';

/** The answer for a terminal: who, when, why, what was checked, then the text. */
export function formatProof(proof: Proof): string {
  const { url, moment, parts, signatures, checks, notes } = proof;
  return [
    `What stood on ${url} at ${moment.meaning}`,
    '',
    ...summary(proof).map(([name, fact]) => `${name}: ${fact}`),
    '',
    ...parts.flatMap(formatPart),
    '',
    ...signatures.map(({ what, person, keyId }) => `Signed: ${what}, by ${person} (key ${keyId})`),
    ...checks.map((check) => `${formatResult(check)} ${check.fact}`),
    ...(proof.timeStamp
      ? [
          `To check the time-stamp without us, save both files with --out: openssl ts -verify -data ${proof.deployment.name}.json -in ${proof.deployment.name}.tsr -CAfile root.pem`,
        ]
      : []),
    ...notes.map((note) => `Note: ${note}`),
    '',
    'The text:',
    '',
    ...textLines(proof).map((line) => `  ${line}`),
    '',
    'The terms:',
    ...TERMS.map(([term, meaning]) => `  ${term}: ${meaning}`),
  ].join('\n');
}

/** What the answer is in short, by name. */
export function summary({ deployment, until, page }: Proof): [name: string, fact: string][] {
  const { number, author, message, time, origin } = deployment.record;
  return [
    ['Live then', `deployment ${deployment.name} (number ${number}), ${actOf(deployment.record)}`],
    ['From', formatTime(new Date(time))],
    ['Until', until ? formatTime(until) : 'it is live still'],
    ...(page.text?.language ? [['Language', languageName(page.text.language)] as [string, string]] : []),
    ['By', author],
    ['Why', message || '(no reason was given)'],
    ['Public address', isPublicOrigin(origin) ? origin : 'the business had none yet'],
    ['SHA-256 of the deployment', deployment.sha256],
    ['SHA-256 of the page', page.sha256],
  ];
}

/** `Kannada (kn-IN)` */
function languageName(tag: string): string {
  const [language = tag] = tag.split('-');
  return `${new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language} (${tag})`;
}

function actOf(record: Deployment): string {
  if (!record.rollsBackTo) return 'promoted';
  return isRollbackOfPart(record)
    ? `one part rolled back to its release of deployment ${record.rollsBackTo}`
    : `rolled back to deployment ${record.rollsBackTo}`;
}

/** How a part came to the page, in a paragraph of lines. */
export function formatPart({ part, release, isOnPage, manifest, since }: ProvenPart): string[] {
  const commit = manifest?.git
    ? `git commit ${manifest.git.commit}${manifest.git.dirty ? ', with changes beyond it' : ''}`
    : 'not built from git';
  return [
    `${part}@${release}${isOnPage ? ', on this page' : ', not on this page'}`,
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
    ...blocks.flatMap((block, index) => blockLines(block, columnsAt(blocks, index))),
  ]);
  return [`Title: ${text.title}`, `Description: ${text.description}`, '', ...regions.flat()];
}

function blockLines({ kind, text, level, label, cells, isHead }: TextBlock, columns: string[]): string[] {
  if (kind === 'heading') return ['', `${'#'.repeat(level ?? 1)} ${text}`];
  if (kind === 'item') return [`- ${text}`];
  if (kind === 'link') return [`  (${label || 'link'} → ${text})`];
  if (kind === 'picture') return text ? [`[Picture: ${text}]`] : [];
  if (kind === 'row' && cells && columns.length > 0) return isHead ? [] : rowLines(cells, columns);
  return [text];
}

/** A row with the names of its columns: a terminal is too narrow for the tables of a policy. */
function rowLines([first = '', ...others]: string[], [, ...columns]: string[]): string[] {
  return [`- ${first}`, ...others.map((cell, index) => `    ${columns[index] ?? ''}: ${cell}`)];
}

/** The names of the columns of the table that a row stands in; empty for a table without. */
function columnsAt(blocks: TextBlock[], index: number): string[] {
  let head = index;
  while (blocks[head]?.kind === 'row' && !blocks[head]?.isHead) head -= 1;
  return (blocks[head]?.isHead && blocks[head]?.cells) || [];
}

function because(message: string): string {
  return message && `: “${message}”`;
}
