import { type Inventory, readDeployedFiles, sha256Of } from '@site/ledger';
import { type Store, damageOf } from '@site/store';
import type { SiteProblem } from '@site/errors';
import { formatTime } from '@site/text';
import type { FiledProof } from './filed-proof';

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
    const instead = history.find(({ record }) => record.number === Number(deployment.name.slice(0, 6)));
    return [
      contradiction(deployment, instead ? `has ${instead.name} in its place` : endOf(history[0]?.name)),
    ];
  }
  try {
    const { files } = await readDeployedFiles(store, found);
    const body = files.get(page.file);
    return body && sha256Of(body) === page.sha256 ? [] : [otherPage(deployment, page)];
  } catch (error) {
    // Damaged pages are reported with those of every deployment.
    return damageOf(error).code === 'site-pruned' ? [notCompared(deployment)] : [];
  }
}

function endOf(live: string | undefined): string {
  return live ? `ends with ${live}` : 'is empty';
}

function contradiction({ name, time }: FiledProof['deployment'], fact: string): SiteProblem {
  return {
    code: 'history-contradicted',
    severity: 'error',
    message: `The proof names deployment ${name}, made on ${formatTime(time)}, and the history of today ${fact}: it was rewritten, cut, or is another store's.`,
    remedy: 'Trust the proof, and restore the store from a backup that agrees with it.',
  };
}

function notCompared({ name }: FiledProof['deployment']): SiteProblem {
  return {
    code: 'proof-page-pruned',
    severity: 'warning',
    message: `The history names deployment ${name}, and its pages were pruned: whether they are what the proof shows cannot be compared.`,
    remedy: 'To compare them, restore them from a backup. The page itself lies in the proof.',
  };
}

function otherPage({ name }: FiledProof['deployment'], { file, sha256 }: FiledProof['page']): SiteProblem {
  return {
    code: 'history-contradicted',
    severity: 'error',
    message: `The proof shows "${file}" of deployment ${name} with the hash ${sha256}, and the history of today names another.`,
    remedy: 'Trust the proof, and restore the store from a backup that agrees with it.',
  };
}
