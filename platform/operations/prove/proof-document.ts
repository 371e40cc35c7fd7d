import { sha256Of } from '@site/store';
import { deploymentKey } from '@site/ledger';
import { escape, formatTime, indianTime, plainTime } from '@site/text';
import { formatResult, partInWords, summary, technical } from './format-proof';
import type { Proof } from './proof';
import type { TextBlock } from '@site/gates';
import { readingOrder, TERMS } from './reading-order';

/** For paper: no colour carries a meaning, and a row of a table never breaks. */
const CSS = `
  :root { color-scheme: light; }
  body { font: 11pt/1.45 Georgia, 'Times New Roman', serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #000; background: #fff; overflow-wrap: anywhere; }
  h1 { font-size: 18pt; } h2 { font-size: 14pt; border-bottom: 1px solid; margin-top: 2em; }
  table { border-collapse: collapse; width: 100%; } td, th { border: 1px solid #999; padding: .25em .5em; text-align: left; vertical-align: top; }
  .checks { list-style: none; padding: 0; } tr { break-inside: avoid; } code, pre { font: 8.5pt/1.4 'Courier New', monospace; overflow-wrap: anywhere; white-space: pre-wrap; }
  .page { border-left: 3px solid #999; padding-left: 1rem; } .page h3, .page h4, .page h5 { margin-bottom: .2em; } .aside { color: #444; font-size: 9.5pt; }
  @page { margin: 18mm; }`;

/**
 * The answer as one HTML file that can be filed and printed: no script, nothing loaded from elsewhere. It holds the
 * page and its deployment byte for byte, to be saved from it and hashed; as text, so that a page which was altered runs nothing.
 * @param madeAt when the file was made
 */
export function proofDocument(proof: Proof, madeAt: Date): string {
  const { url, moment, page, deployment, deploymentBody, parts, checks, notes } = proof;
  const title = `What stood on ${url} ${moment.meaning}`;
  // The page's words are in its language, and run in their own direction; those around them are in English.
  const language = page.text?.language ? ` lang="${escape(page.text.language)}" dir="auto"` : '';
  const document = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escape(title)}</title>
<style>${CSS}
</style>
</head>
<body>
<h1>${escape(title)}</h1>
<p>Made from the release store on ${plainTime(madeAt)}. Times are India’s.</p>
<table>${summary(proof).map(rowOf).join('')}</table>
${notes.map((note) => `<p>${escape(note)}</p>`).join('\n')}
<h2>Who shipped it</h2>
${parts.map((part) => `<p>${escape(partInWords(part))}</p>`).join('\n')}
<h2>What was checked</h2>
<ul class="checks">${checks.map((check) => `<li>${formatResult(check)} ${escape(check.fact)}</li>`).join('')}</ul>
<h2>The text</h2>
<div class="page"${language}>${pageMarkup(proof)}</div>
<h2>The terms</h2>
<table>${TERMS.map(rowOf).join('')}</table>
<h2>For engineers</h2>
<table>${technical(proof).map(rowOf).join('')}</table>
<h2>The chain of deployments</h2>
<p>From the one that is live down to the one that was live then. Each names the SHA-256 of the one below it.</p>
<table><tr><th scope="col">Deployment</th><th scope="col">Made</th><th scope="col">By</th><th scope="col">SHA-256 of <code>deployments/&lt;deployment&gt;.json</code></th></tr>
${proof.chain.map(chainRow).join('\n')}</table>
<h2>How to check it again</h2>
<ol>
<li>With the store: <code>npm run site -- proof ${escape(url)} --at ${indianTime(moment.time)}</code>, and <code>npm run site -- verify</code>.</li>
<li>Without it: save <a download="${escape(page.file)}.txt" href="${dataUrl('text/plain', page.body)}">${escape(page.file)}.txt</a> and <a download="${deployment.name}.json" href="${dataUrl('application/json', deploymentBody)}">${deployment.name}.json</a> from this file, and compare what <code>sha256sum</code> says with:<br><code>${page.sha256}</code><br><code>${deployment.sha256}</code></li>
<li>With a backup of the store: <code>sha256sum ${deploymentKey(deployment.name)}</code> and <code>zstd -dc ${page.archive} | tar -xO ${escape(page.file)} | sha256sum</code> say the same.</li>
<li>That no byte of this file changed since it was made: <code>sed '$d' &lt;this file&gt; | sha256sum</code> says what its last line does.</li>
</ol>
<p>The deployment, as it is stored:</p>
<pre>${escape(deploymentBody.toString())}</pre>
${timeStampSection(proof)}${signatureSection(proof)}</body>
</html>
`;
  // By the hash of everything above it, a byte that changed is found.
  return `${document}<!-- SHA-256 of all lines above: ${sha256Of(Buffer.from(document))} -->\n`;
}

/** The time-stamp, and how to check it with openssl; nothing where there is none. */
function timeStampSection({ timeStamp, deployment: { name } }: Proof): string {
  if (!timeStamp) return '';
  return `<h2>The time, by a third party</h2>
<p>Save <a download="${name}.tsr" href="${dataUrl('application/timestamp-reply', timeStamp)}">${name}.tsr</a> and, from above, <code>${name}.json</code>. Get the certificate of the authority's root from the authority itself, as <code>root.pem</code>. With OpenSSL 3:</p>
<ol>
<li><code>openssl ts -reply -in ${name}.tsr -text</code> says the time, and who says so.</li>
<li><code>openssl ts -verify -data ${name}.json -in ${name}.tsr -CAfile root.pem</code> says “Verification: OK”.</li>
</ol>
`;
}

/** Who signed, and how to check it with openssl and nothing of ours; nothing where no signature was needed. */
function signatureSection(proof: Proof): string {
  const { signatures } = proof;
  if (signatures.length === 0) return '';
  const first = signatures.find(({ passkey, isOfErrand }) => !passkey && !isOfErrand) ?? signatures[0]!;
  const n = signatures.indexOf(first) + 1;
  return `<h2>Who signed</h2>
<table><tr><th scope="col">What</th><th scope="col">By</th><th scope="col">Key</th><th scope="col">Files</th></tr>
${signatures.map(signatureRow).join('\n')}</table>
<p>To check one, here number ${n}, with OpenSSL 3 and nothing of ours:</p>
<ol>
<li>Save its files from this page: what was signed, the signature, the key.</li>
<li>Ask ${escape(first.person)} for the SHA-256 of the key, and compare: <code>openssl pkey -pubin -in ${n}.pub.pem -outform DER | sha256sum</code></li>
<li><code>openssl pkeyutl -verify -pubin -inkey ${n}.pub.pem -rawin${first.passkey ? ' -digest sha256' : ''} -in ${n}.signed -sigfile ${n}.sig</code> says “Signature Verified Successfully”.</li>
<li>Read <code>${n}.${first.passkey ? 'statement' : 'signed'}</code>: after its first words, it is JSON with the SHA-256 of what was signed, which <code>sha256sum</code> says of the file.</li>
</ol>
${passkeySection(signatures)}${approvalSection(proof)}`;
}

/** How to check that the page holds what was approved; nothing for a page that took no approval. */
function approvalSection({ checks, released, parts }: Proof): string {
  const part = parts.find((one) => one.part === released?.part);
  if (!released || !part?.manifest || !checks.some(({ what }) => what === 'approval')) return '';
  const page = `${released.path.split('/').at(-1)}.released.txt`;
  const manifest = `${part.part}.release.json`;
  const integrity = part.manifest.files.find(({ path }) => path === released.path)?.integrity.slice(7);
  return `<p>An approval names each release by the SHA-256 of its manifest, and the manifest names each of its files, the HTML of its pages, too.</p>
<ol>
<li>Save <a download="${escape(manifest)}" href="${dataUrl('application/json', part.manifestBody)}">${escape(manifest)}</a>: what <code>sha256sum</code> says of it stands at <code>${escape(part.part)}</code> in the files of an approval above.</li>
<li>Save <a download="${escape(page)}" href="${dataUrl('text/plain', released.body)}">${escape(page)}</a>, and read in it that it has the words of the page. <code>openssl dgst -sha256 -binary ${escape(page)} | openssl base64</code> says <code>${integrity}</code>, which stands at <code>${escape(released.path)}</code> in the manifest.</li>
<li>The page above holds it byte for byte; in the place of <code>/__site__</code> stands the beginning of the site's addresses.</li>
</ol>
<p>The <code>check</code> of an approval is the SHA-256 of what a browser had found; <code>null</code>: no browser had opened the pages.</p>
`;
}

/** What is different where a passkey signed; nothing where none did. */
function passkeySection(signatures: Proof['signatures']): string {
  const n = signatures.findIndex(({ passkey }) => passkey) + 1;
  if (n === 0) return '';
  return `<p>A passkey, such as that of number ${n}, signs in two steps: the hash of the statement stands in the browser’s JSON, and the hash of that JSON in what is signed.</p>
<ol>
<li><code>openssl pkeyutl -verify -pubin -inkey ${n}.pub.pem -rawin -digest sha256 -in ${n}.signed -sigfile ${n}.sig</code> says “Signature Verified Successfully”.</li>
<li><code>tail -c 32 ${n}.signed | openssl base64</code> and <code>openssl dgst -sha256 -binary ${n}.client.json | openssl base64</code> say the same.</li>
<li><code>openssl dgst -sha256 -binary ${n}.statement | openssl base64</code> is the <code>challenge</code> in <code>${n}.client.json</code>, which writes “-” for “+”, “_” for “/”, and no “=”.</li>
</ol>
<p>Where several statements were signed at once, there is a file <code>together</code>: the challenge is the hash of that, and it names the SHA-256 of the statement.</p>
<p>Before long work, a passkey signs the key of an errand (<code>spki</code> in its statement, which is <code>pub.pem</code> of the row below it); that key signs what was made.</p>
`;
}

function signatureRow(
  { what, person, keyId, publicKey, signed, signature, passkey }: Proof['signatures'][number],
  index: number,
): string {
  const files = {
    signed,
    sig: signature,
    'pub.pem': Buffer.from(publicKey),
    ...(passkey && { 'client.json': passkey.clientData, statement: passkey.statement }),
    ...(passkey?.together && { together: passkey.together }),
  };
  const links = Object.entries(files).map(
    ([ending, body]) =>
      `<a download="${index + 1}.${ending}" href="${dataUrl('application/octet-stream', body)}">${index + 1}.${ending}</a>`,
  );
  return `<tr><td>${escape(what)}</td><td>${escape(person)}</td><td><code>${keyId}</code></td><td>${links.join(' ')}</td></tr>`;
}

function chainRow({ name, sha256, record }: Proof['deployment']): string {
  return `<tr><td><code>${name}</code></td><td>${formatTime(record.time)}</td><td>${escape(record.author)}</td><td><code>${sha256}</code></td></tr>`;
}

function rowOf([name, fact]: [string, string]): string {
  return `<tr><th scope="row">${escape(name)}</th><td>${escape(fact)}</td></tr>`;
}

function dataUrl(type: string, body: Buffer): string {
  return `data:${type};charset=utf-8;base64,${body.toString('base64')}`;
}

/** The words of the proven page as markup of the proof's document: headings, lists and tables as such. */
function pageMarkup({ page: { text, body } }: Pick<Proof, 'page'>): string {
  if (!text) return `<pre>${escape(body.toString())}</pre>`;
  const regions = readingOrder(text).flatMap(({ title, blocks }) => [
    title ? `<p class="aside">${title}:</p>` : '',
    ...runsOf(blocks).map(runMarkup),
  ]);
  return [`<p class="aside">Title: ${escape(text.title)}</p>`, ...regions].join('\n');
}

/** Items and rows that follow each other, together; anything else by itself. A row of column names begins a table. */
function runsOf(blocks: TextBlock[]): TextBlock[][] {
  const runs: TextBlock[][] = [];
  for (const block of blocks) {
    const kind = runs.at(-1)?.[0]?.kind;
    const goesOn = block.kind === kind && (kind === 'item' || (kind === 'row' && !block.isHead));
    if (goesOn) runs.at(-1)!.push(block);
    else runs.push([block]);
  }
  return runs;
}

function runMarkup(run: TextBlock[]): string {
  const [{ kind, text: words, level = 1, label }] = run as [TextBlock];
  if (kind === 'item') return `<ul>${run.map(({ text }) => `<li>${escape(text)}</li>`).join('')}</ul>`;
  if (kind === 'row') return `<table>${run.map(rowMarkup).join('\n')}</table>`;
  const text = escape(words);
  // The page's own headings go below those of the document.
  if (kind === 'heading') return `<h${Math.min(level + 2, 6)}>${text}</h${Math.min(level + 2, 6)}>`;
  if (kind === 'link') return `<p class="aside">${escape(label || 'link')} → ${text}</p>`;
  if (kind === 'picture') return text && `<p class="aside">Picture: ${text}</p>`;
  if (kind === 'label') return `<p class="aside">Button: ${text}</p>`;
  return `<p>${text}</p>`;
}

function rowMarkup({ cells, text, isHead }: TextBlock): string {
  const cell = isHead ? 'th' : 'td';
  return `<tr>${(cells ?? [text]).map((words) => `<${cell}>${escape(words)}</${cell}>`).join('')}</tr>`;
}

const HASH_LINE = /^(.*\n)<!-- SHA-256 of all lines above: ([0-9a-f]{64}) -->\n$/s;

/** Whether a document is, byte for byte, as it was when its hash was taken. An author of changes can take it again. */
export function hasItsHash(document: string): boolean {
  const [, above, sha256] = HASH_LINE.exec(document) ?? [];
  return above !== undefined && sha256Of(Buffer.from(above)) === sha256;
}
