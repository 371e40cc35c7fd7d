import { languages as ALL_LANGUAGES } from '@site/shared/site/languages';
import { createHash } from 'node:crypto';
import { elementsOf, parsePage } from '@site/composer';
import { aLiveSite, proofNow } from '../../testing/a-live-site';
import { aLanding, aLegal, aShell } from '../../testing/tiny-parts';
import { readFiledProof } from '../verify/filed-proof';
import { proofDocument } from './proof-document';
import { TERMS } from './reading-order';

async function aDocument(body = '<h1>Policy</h1><p>Ask &lt;us&gt;.</p>') {
  const { store, deployment } = await aLiveSite([
    aShell(),
    aLanding(),
    aLegal({ body, input: { message: '<b>Why</b>' } }),
  ]);
  const proof = await proofNow(store, '/privacy-policy');
  return { deployment, proof, html: proofDocument(proof, new Date()) };
}

describe('the document of a proof', () => {
  it('loads nothing and runs nothing', async () => {
    const { html } = await aDocument();
    const document = parsePage(html);
    const addresses = elementsOf(document).flatMap(({ attribs }) => [attribs.src, attribs.href]);

    expect(elementsOf(document, 'script')).toEqual([]);
    expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
    expect(addresses.filter((address) => address && !address.startsWith('data:'))).toEqual([]);
  });

  it('holds the page and the deployment, byte for byte', async () => {
    const { html, proof, deployment } = await aDocument();
    const digests = elementsOf(parsePage(html), 'a')
      .map(({ attribs }) => Buffer.from(attribs.href!.split('base64,')[1]!, 'base64'))
      .map((bytes) => createHash('sha256').update(bytes).digest('hex'));

    expect(digests).toEqual([proof.page.sha256, deployment.sha256]);
  });

  it('gives nothing to save that a browser would run when it is opened', async () => {
    const { html } = await aDocument();
    const saved = elementsOf(parsePage(html), 'a').map(({ attribs }) => attribs);

    expect(saved.map(({ download, href }) => [/\.\w+$/.exec(download!)![0], href!.split(';')[0]])).toEqual([
      ['.txt', 'data:text/plain'],
      ['.json', 'data:application/json'],
    ]);
  });

  it('names the language that the visitor read', async () => {
    const languages = ALL_LANGUAGES.filter(({ tag }) => ['en', 'ur'].includes(tag));
    const { store } = await aLiveSite([aShell({ languages }), aLanding(), aLegal()]);
    const proofs = ['/privacy-policy', '/ur/privacy-policy'].map((url) => proofNow(store, url));

    const [english, urdu] = await Promise.all(proofs);
    expect(proofDocument(english!, new Date())).toContain('English (en-IN)');
    expect(proofDocument(urdu!, new Date())).toContain('Urdu (ur-IN)');
  });

  it('shows words as words, never as markup', async () => {
    const { html } = await aDocument();

    expect(html).toContain('Ask &lt;us&gt;.');
    expect(html).toContain('&lt;b&gt;Why&lt;/b&gt;');
  });

  it('has tables and lists of the page as such', async () => {
    const { html } = await aDocument(
      `<h1>Policy</h1><ul><li>First</li><li>Second</li></ul>
       <table><tr><th scope="col">Data</th><th scope="col">Kept</th></tr><tr><th scope="row">Name</th><td>1 year</td></tr></table>`,
    );

    expect(html).toContain('<ul><li>First</li><li>Second</li></ul>');
    expect(html).toContain('<tr><th>Data</th><th>Kept</th></tr>\n<tr><td>Name</td><td>1 year</td></tr>');
  });

  it('explains its terms, gives times in India, and names no version of the program', async () => {
    const { html } = await aDocument();
    const ofProgram = html.split('The deployment, as it is stored')[0];

    for (const [term] of TERMS) expect(html).toContain(`<th scope="row">${term}</th>`);
    expect(ofProgram).not.toMatch(/\d{2}:\d{2}:\d{2}(\.\d+)?Z/);
    expect(ofProgram).not.toContain('version 1.0.0');
    // What stands for a public address in the record is no address at which anything stood.
    expect(ofProgram).toContain('the business had none yet');
    expect(ofProgram).not.toContain('localhost');
  });

  it('agrees with the store that it was made from, and a wrong byte anywhere in it is found', async () => {
    const { html, deployment } = await aDocument();
    expect(readFiledProof(html).deployment.name).toBe(deployment.name);

    const bytes = Buffer.from(html);
    const places = [...Array(bytes.length).keys()].filter((at) => at % 97 === 0 || bytes.length - at < 100);
    for (const at of places) {
      const altered = Buffer.from(bytes);
      altered[at]! ^= 1;
      expect(() => readFiledProof(altered.toString())).toThrow('This is no proof that can be compared');
    }
  });
});
