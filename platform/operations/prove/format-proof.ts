import { isPublicOrigin } from '@site/composer';
import { type Deployment, idOfRelease, isRollbackOfPart, numberOf } from '@site/ledger';
import { capitalised, partName, plainTime } from '@site/text';
import type { Check, Proof, ProvenPart } from './proof';
import { readingOrder, TERMS } from './reading-order';

/** The answer for a terminal: who, when, why, what was checked, then the text. */
export function formatProof(proof: Proof): string {
  const { url, moment, parts, signatures, checks, notes, page, timeStamp, deployment } = proof;
  const lines = (rows: [string, string][]) => rows.map(([name, fact]) => `${name}: ${fact}`);
  return [
    `What stood on ${url} ${moment.meaning}`,
    '',
    ...lines(summary(proof)),
    ...notes,
    '',
    ...parts.map(partInWords),
    '',
    ...signatures.map(({ what, person, keyId }) => `Signed: ${what}, by ${person} (key ${keyId})`),
    ...checks.map((check) => `${formatResult(check)} ${check.fact}`),
    ...(timeStamp
      ? [
          `To check the time-stamp without us, save both files with --out: openssl ts -verify -data ${deployment.name}.json -in ${deployment.name}.tsr -CAfile root.pem`,
        ]
      : []),
    '',
    'The text:',
    '',
    ...wordsOf(page).map((line) => `  ${line}`),
    '',
    'For engineers:',
    ...lines(technical(proof)),
    '',
    'The terms:',
    ...lines(TERMS),
  ].join('\n');
}

/** What the answer is in short, by name; times are India's. */
export function summary({ deployment, until, page }: Proof): [name: string, fact: string][] {
  const { number, author, message, time, origin } = deployment.record;
  const tag = page.text?.language;
  const [language = ''] = tag?.split('-') ?? [];
  const inEnglish = tag && new Intl.DisplayNames('en', { type: 'language' }).of(language);
  return [
    ['Live then', `deployment ${number}, ${actOf(deployment.record)}`],
    ['From', plainTime(time)],
    ['Until', until ? plainTime(until) : 'it is live still'],
    ...(tag ? [['Language', `${inEnglish ?? language} (${tag})`] as [string, string]] : []),
    ['By', author],
    ['Why', message || '(no reason was given)'],
    ['Public address', isPublicOrigin(origin) ? origin : 'the business had none yet'],
  ];
}

/** What names files and sums, for those who check them. */
export function technical({ deployment, page, parts }: Proof): [name: string, fact: string][] {
  return [
    [`Deployment ${deployment.name}`, `SHA-256 ${deployment.sha256}`],
    [
      `Page “${page.file}” in “${page.archive}”`,
      `SHA-256 ${page.sha256}; of the archive, ${deployment.filesSha256}`,
    ],
    ...parts.map(({ manifest, since, ...name }): [string, string] => [
      `Release ${idOfRelease(name)}`,
      `${manifest?.git ? `Git commit ${manifest.git.commit}${manifest.git.dirty ? ', with changes beyond it' : ''}` : 'not built from git'}; live since deployment ${since.name}`,
    ]),
  ];
}

function actOf(record: Deployment): string {
  if (!record.rollsBackTo) return 'put live';
  const back = `back to deployment ${numberOf({ name: record.rollsBackTo })}`;
  return isRollbackOfPart(record) ? `one part rolled ${back}` : `rolled ${back}`;
}

/** How a part came to the page, in a sentence. */
export function partInWords({ part, isOnPage, manifest, since }: ProvenPart): string {
  const by = ({ author, message, time }: Pick<Deployment, 'author' | 'message' | 'time'>) =>
    `${plainTime(time)} by ${author}${message && ` (“${message}”)`}`;
  const published = manifest ? `published on ${by(manifest)}` : 'its record is not in the store any more';
  return `${capitalised(partName(part))}, ${isOnPage ? 'on this page' : 'not on this page'}: ${published}; put live on ${by(since.record)}.`;
}

/** `✓` for what holds, `✗` for what does not, `?` for what could not be checked. */
export function formatResult({ holds }: Check): string {
  return holds === null ? '?' : holds ? '✓' : '✗';
}

function wordsOf({ text, body }: Proof['page']): string[] {
  if (!text) return body.toString().split('\n');
  const regions = readingOrder(text).flatMap(({ title, blocks }) => [
    ...(title ? ['', `— ${title} —`] : []),
    ...blocks.map((block) => block.text),
  ]);
  return [`Title: ${text.title}`, `Description: ${text.description}`, '', ...regions];
}
