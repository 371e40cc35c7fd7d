import { type Inventory, readDeployedFiles, deploymentSchema, nameDeployment, numberOf } from '@site/ledger';
import { type Store, damageOf, parseRecord, sha256Of } from '@site/store';
import { type SiteProblem, SiteError, finding } from '@site/errors';
import { formatTime } from '@site/text';
import { elementsOf, parsePage } from '@site/composer';
import { hasItsHash } from '../prove/proof-document';

/**
 * Whether the history of today holds what a filed proof says. The chain is hashed from the live deployment down, so an attacker who
 * rewrites any of it changes the deployments above: a proof kept outside of the store is a witness against that.
 */
export async function verifyAgainst(
  store: Store,
  { reached, history }: Inventory,
  { deployment, page }: FiledProof,
): Promise<SiteProblem[]> {
  const found = reached.get(deployment.name);
  if (!found || found.sha256 !== deployment.sha256) {
    const instead = history.find(({ record }) => record.number === numberOf(deployment));
    const end = history[0] ? `ends with ${history[0].name}` : 'is empty';
    const fact = `and the history of today ${instead ? `has ${instead.name} in its place` : end}: it was rewritten, cut, or is another store's`;
    return contradicted(
      `The proof names deployment ${deployment.name}, made on ${formatTime(deployment.time)}, ${fact}.`,
    );
  }
  try {
    const { files } = await readDeployedFiles(store, found);
    const body = files.get(page.file);
    if (body && sha256Of(body) === page.sha256) return [];
    return contradicted(
      `The proof shows "${page.file}" of deployment ${deployment.name} with the hash ${page.sha256}, and the history of today names another.`,
    );
  } catch (error) {
    // Damaged pages are reported with those of every deployment.
    if (damageOf(error).code !== 'site-pruned') return [];
    const fact = `The history names deployment ${deployment.name}, and its pages were pruned: whether they are what the proof shows cannot be compared.`;
    const remedy = 'To compare them, restore them from a backup. The page itself lies in the proof.';
    return [finding('proof-page-pruned', fact, remedy, 'warning')];
  }
}

function contradicted(fact: string): SiteProblem[] {
  const remedy = 'Trust the proof, and restore the store from a backup that agrees with it.';
  return [finding('history-contradicted', fact, remedy)];
}

/** What a proof says that was filed outside of the store. */
export interface FiledProof {
  deployment: { name: string; sha256: string; time: string };
  /** The page that it shows: name of the file, and the hash of its bytes in hexadecimal. */
  page: { file: string; sha256: string };
}

/**
 * Reads a file that `site proof --out` wrote: the deployment and the page lie in it byte for byte.
 * @throws SiteError `proof-unreadable` for any other file, and for a proof of which a byte was altered
 */
export function readFiledProof(html: string): FiledProof {
  if (!hasItsHash(html))
    throw unreadable('its last line is not the SHA-256 of those above, so a byte of it was altered or lost');
  const attachments = elementsOf(parsePage(html), 'a').flatMap(
    ({ attribs: { download: file, href = '' } }) => {
      const [, base64] = /^data:[^,]*;base64,(.*)$/s.exec(href) ?? [];
      return file && base64 !== undefined ? { file, body: Buffer.from(base64, 'base64') } : [];
    },
  );
  const record = attachments.find(({ file }) => /^\d{6}-[0-9a-f]{12}\.json$/.test(file));
  const page = attachments.find(({ file }) => file !== record?.file);
  if (!record || !page) throw unreadable('it holds no deployment and no page');

  const name = record.file.replace('.json', '');
  const sha256 = sha256Of(record.body);
  const deployment = parseRecord(record.file, record.body, deploymentSchema);
  const named = nameDeployment(deployment);
  if (named.name !== name || named.sha256 !== sha256)
    throw unreadable(`the deployment in it is not ${name}: its bytes were altered`);
  return {
    deployment: { name, sha256, time: deployment.time },
    page: { file: page.file.replace(/\.txt$/, ''), sha256: sha256Of(page.body) },
  };
}

function unreadable(why: string): SiteError {
  return new SiteError(
    'proof-unreadable',
    `This is no proof that can be compared: ${why}.`,
    'Give a file that was written by: npm run site -- proof <page> --at <time> --out <file>',
  );
}
