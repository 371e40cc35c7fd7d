import { bytesOf, textOf } from '../../records/composed-file';
import { composeSite } from '../../compose/compose-site';
import { readPageText } from '../../compare/page-text';
import { readParts } from '../../records/read-parts';
import { keepsOffline, siteTreeOf } from '../../records/deployment';
import type { Store } from '../../store/store';
import { verifyRelease } from '../../records/verify-release';
import type { Check, Proof } from './proof';

type Finding = Omit<Proof, 'checks'>;

/** What the store says for and against a finding. The chain and the page's hash were checked when they were read. */
export async function checkProof(store: Store, found: Finding): Promise<Check[]> {
  return [
    chainHolds(found),
    pageHolds(found),
    ...carriesLock(found),
    await releasesHold(store, found),
    await composesAgain(store, found),
  ];
}

function chainHolds({ chain, lock }: Finding): Check {
  return {
    what: 'chain',
    holds: true,
    fact:
      chain.length === 1
        ? `The live pointer names lock ${lock.name} by its SHA-256, ${lock.sha256}.`
        : `Each of the ${chain.length} locks from the live one, ${chain[0]!.name}, down to ${lock.name} has the SHA-256 that the one above it names.`,
  };
}

function pageHolds({ page }: Finding): Check {
  return {
    what: 'page',
    holds: true,
    fact: `"${page.key}" has the SHA-256 that was recorded when it was composed, ${page.sha256}.`,
  };
}

/** The page says itself which lock and releases it was composed from. */
function carriesLock({ page, lock }: Finding): Check[] {
  const carried = page.text?.lock;
  if (!carried) return [];
  const wrong = Object.entries(lock.lock.parts).filter(
    ([part, { release }]) => carried.parts[part]?.release !== release,
  );
  const holds = carried.lock === siteTreeOf(lock) && wrong.length === 0;
  return [
    {
      what: 'page-lock',
      holds,
      fact: holds
        ? 'The page carries the same lock and releases.'
        : `The page carries lock ${carried.lock}, with other releases of: ${wrong.map(([part]) => part).join(', ') || 'none'}.`,
    },
  ];
}

async function releasesHold(store: Store, { lock }: Finding): Promise<Check> {
  const problems = [];
  for (const [part, { release, manifestSha256 }] of Object.entries(lock.lock.parts))
    problems.push(...(await verifyRelease(store, part, release, manifestSha256)));
  const errors = problems.filter(({ severity }) => severity === 'error');
  return {
    what: 'releases',
    holds: errors.length === 0,
    fact:
      errors.length === 0
        ? 'The manifests of all its releases have the SHA-256 that the lock names, and all their files the hash that the manifest names.'
        : `Not whole any more: ${errors.map(({ message }) => message).join(' ')}`,
  };
}

/** The hash of a page is not in the lock; but a page follows from the releases that are, and can be composed again. */
async function composesAgain(store: Store, { lock, page }: Finding): Promise<Check> {
  const what = 'composition';
  try {
    const { builds } = await readParts(store, lock.lock.parts);
    const files = await composeSite({
      lock: siteTreeOf(lock),
      basePath: '',
      offline: keepsOffline(lock.lock),
      builds,
    });
    const again = files[page.file] ?? '';
    if (page.body.equals(bytesOf(again)))
      return {
        what,
        holds: true,
        fact: 'Composed again from these releases, the page is the same, byte for byte.',
      };
    if (wordsOf(textOf(again)) === wordsOf(page.body.toString()))
      return {
        what,
        holds: true,
        fact: 'Composed again from these releases by today’s tool, the page says the same words; its markup differs.',
      };
    return {
      what,
      holds: false,
      fact: 'Composed again from these releases by today’s tool, the page says other words than the stored one.',
    };
  } catch (error) {
    return { what, holds: null, fact: `The page could not be composed again: ${(error as Error).message}` };
  }
}

function wordsOf(html: string): string {
  const { title, blocks } = readPageText(html);
  return JSON.stringify([title, blocks.map(({ kind, text }) => [kind, text])]);
}
