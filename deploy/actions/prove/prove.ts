import { readPageText } from '../../compare/page-text';
import { missingPages } from '../../records/missing-pages';
import { livePointer } from '../../records/find-deployment';
import { type SiteTree, readSiteFile, readSiteTree } from '../../records/site-tree';
import { nullIfDamaged } from '../../store/damage';
import { walkChain } from '../../records/deployment-chain';
import { lockKey, siteFolder } from '../../records/record-names';
import { readRelease } from '../../records/releases';
import { SiteError } from '../../store/site-error';
import { type NamedLock, siteTreeOf } from '../../records/deployment';
import type { Store } from '../../store/store';
import { checkProof } from './check-proof';
import { type Moment, tellTime } from './moment';
import { assertOfSite, fileAt, readAddress } from './page-address';
import type { Proof, ProvenPart } from './proof';

interface ProofRequest {
  store: Store;
  channel: string;
  /** An address of the site, or a path. */
  url: string;
  moment: Moment;
}

/** A lock goes live this soon after it was made, or never: composing takes seconds. */
const GOING_LIVE_MS = 60_000;

/**
 * Finds what stood on a page at a moment, and checks that the store vouches for it.
 * @throws SiteError `nothing-live`, `moment-too-early`, `page-unknown`, `url-elsewhere`, `site-pruned`,
 *   `site-missing`, `site-file-altered`, and what a broken chain throws
 */
export async function prove({ store, channel, url, moment }: ProofRequest): Promise<Proof> {
  const address = readAddress(url);
  const chain = await chainDownTo(store, channel, moment);
  const lock = chain.at(-1) as NamedLock;
  assertOfSite(address, lock.lock.origin);
  const tree = await readTree(store, lock);
  const file = fileAt(address, tree, lock.name);
  const body = await readSiteFile(store, tree, file);

  const page = {
    file,
    key: tree.folder + file,
    body,
    sha256: tree.files[file] as string,
    text: file.endsWith('.html') ? readPageText(body.toString()) : null,
  };
  const next = chain.at(-2);
  const found = {
    url,
    path: address.path,
    moment,
    lock,
    lockBody: (await store.read(lockKey(lock.name)))!.body,
    until: next ? new Date(next.lock.time) : null,
    page,
    parts: await readParts(store, lock, body.toString()),
    chain,
    notes: notesOn(moment, lock),
  };
  return { ...found, checks: await checkProof(store, found) };
}

/** The locks from the live one down to the one that was live at the moment, each checked against the hash above it. */
async function chainDownTo(store: Store, channel: string, { time, meaning }: Moment): Promise<NamedLock[]> {
  const chain: NamedLock[] = [];
  for await (const lock of walkChain(store, await livePointer(store, channel))) {
    chain.push(lock);
    if (Date.parse(lock.lock.time) <= time.getTime()) return chain;
  }
  const first = chain.at(-1) as NamedLock;
  throw new SiteError(
    'moment-too-early',
    `Nothing was live at ${meaning}: the first lock, ${first.name}, was made at ${tellTime(new Date(first.lock.time))}.`,
    'Ask about a later moment. What was served before that is not in this store.',
  );
}

async function readTree(store: Store, lock: NamedLock): Promise<SiteTree> {
  const tree = await readSiteTree(store, siteFolder(siteTreeOf(lock)));
  if (tree) return tree;
  throw await missingPages(store, lock);
}

/** The parts of the lock, those of the page first. */
async function readParts(store: Store, lock: NamedLock, page: string): Promise<ProvenPart[]> {
  const parts: ProvenPart[] = [];
  for (const [part, { release }] of Object.entries(lock.lock.parts)) {
    const stored = await readRelease(store, part, release).catch(nullIfDamaged);
    parts.push({
      part,
      release,
      isOnPage: new RegExp(`(src|href)="/_r/${part}/${release}/`).test(page),
      manifest: stored?.manifest ?? null,
      since: await firstWith(store, lock, part),
    });
  }
  return parts.sort((a, b) => Number(b.isOnPage) - Number(a.isOnPage));
}

/** The lock with which a part's release of this lock went live, without a break since. */
async function firstWith(store: Store, lock: NamedLock, part: string): Promise<NamedLock> {
  const { release } = lock.lock.parts[part]!;
  let since = lock;
  try {
    for await (const earlier of walkChain(store, lock)) {
      if (earlier.lock.parts[part]?.release !== release) break;
      since = earlier;
    }
  } catch (error) {
    // Where the chain breaks off further down, this is as far back as it is proved.
    if (!(error instanceof SiteError)) throw error;
  }
  return since;
}

function notesOn({ time }: Moment, { lock }: NamedLock): string[] {
  const notes = ['A lock’s time is when it was made, seconds at most before it went live.'];
  const age = time.getTime() - Date.parse(lock.time);
  if (age < GOING_LIVE_MS) {
    notes.push(
      `The moment lies ${(age / 1000).toFixed(1)} s after the lock was made: until it went live, visitors saw ${
        lock.previous ? `lock ${lock.previous.name}` : 'nothing'
      }.`,
    );
  }
  if (lock.kind === 'rollback') notes.push(`This lock went back to the pages of lock ${lock.restores}.`);
  return notes;
}
