import { filesBase } from '@site/addresses';
import { readPageText } from '@site/gates';
import { readPageOfRelease } from '@site/composer';
import {
  TimeStamps,
  type NamedDeployment,
  deploymentKey,
  isRollbackOfPart,
  nothingLive,
  numberOf,
  manifestKey,
  readDeployedFiles,
  readParts,
  readPeopleVersions,
  readRelease,
  walkChain,
} from '@site/ledger';
import { type Store, damageOf, nullIfDamaged, sha256Of } from '@site/store';
import { nullIfRefused, SiteError } from '@site/errors';
import { endedOnce, partName, plainTime } from '@site/text';
import { readEmergencies } from '../approve/candidate-state';
import { GOING_LIVE_MS } from '../time-stamp/stamp';
import { checkProof } from './check-proof';
import type { NamedTime } from '../read-time';
import { assertOfSite, fileAt, readAddress } from './page-address';
import type { Proof, ProvenPart } from './proof';
import { readProvenSignatures } from './proven-signatures';

interface ProofRequest {
  store: Store;
  /** An address of the site, or a path. */
  url: string;
  moment: NamedTime;
  /** Certificates of trusted time-stamping authorities, as PEM. */
  roots?: string;
}

/**
 * Finds what stood on a page at a moment, and checks that the store proves it.
 * @throws SiteError `nothing-live`, `moment-too-early`, `page-unknown`, `url-elsewhere`, `site-pruned`,
 *   `site-missing`, `site-altered`, and what a broken chain throws
 */
export async function prove({ store, url, moment, roots }: ProofRequest): Promise<Proof> {
  const address = readAddress(url);
  const chain = await chainDownTo(store, moment);
  const deployment = chain.at(-1) as NamedDeployment;
  assertOfSite(address, deployment.record.origin);
  const site = await readDeployedFiles(store, deployment);
  const file = fileAt(address, site);
  const body = site.files.get(file)!;

  const page = {
    file,
    archive: site.key,
    body,
    sha256: sha256Of(body),
    text: file.endsWith('.html') ? readPageText(body.toString()) : null,
  };
  const next = chain.at(-2);
  const parts = await provenParts(store, deployment, body.toString());
  const found = {
    url,
    path: address.path,
    moment,
    deployment,
    deploymentBody: (await store.read(deploymentKey(deployment.name)))!.body,
    until: next ? new Date(next.record.time) : null,
    page,
    parts,
    released: await readParts(store, deployment.record.parts)
      .then(({ builds }) => readPageOfRelease(builds, file))
      .catch(nullIfDamaged),
    chain,
    signatures: await readProvenSignatures(store, deployment, parts),
    timeStamp: await new TimeStamps(store).read(deployment.name),
    notes: [...notesOn(moment, deployment), ...(await emergencyNotes(store, deployment))],
  };
  return { ...found, checks: await checkProof(store, found, roots) };
}

/** The deployments from the live one down to the one that was live at the moment, each checked against the hash above it. */
export async function chainDownTo(store: Store, { time }: NamedTime): Promise<NamedDeployment[]> {
  const chain: NamedDeployment[] = [];
  for await (const deployment of walkChain(store)) {
    chain.push(deployment);
    if (Date.parse(deployment.record.time) <= time.getTime()) return chain;
  }
  const first = chain.at(-1);
  if (!first) throw nothingLive();
  throw new SiteError(
    'moment-too-early',
    `Nothing was live before ${plainTime(first.record.time)}.`,
    'Ask about a later moment. What was served before that is not in this store.',
  );
}

/** The parts of the deployment, those of the page first. */
async function provenParts(store: Store, deployment: NamedDeployment, page: string): Promise<ProvenPart[]> {
  const parts: ProvenPart[] = [];
  for (const [part, { release }] of Object.entries(deployment.record.parts)) {
    const stored = await readRelease(store, part, release).catch(nullIfDamaged);
    parts.push({
      part,
      release,
      isOnPage: new RegExp(`(src|href)="${filesBase(part)}`).test(page),
      manifest: stored?.manifest ?? null,
      manifestBody: (await store.read(manifestKey(part, release)))?.body ?? Buffer.alloc(0),
      since: await firstWith(store, deployment, part),
    });
  }
  return parts.sort((a, b) => Number(b.isOnPage) - Number(a.isOnPage));
}

/** The deployment with which a part's release of this deployment went live, without a break since. */
export function firstWith(store: Store, from: NamedDeployment, part: string): Promise<NamedDeployment> {
  return firstOfRun(store, from, (earlier) => isReleaseSame(earlier, from, part));
}

/**
 * The deployment since which a page says and shows without a break what it does in this one.
 * @param part that it is a page of @param body of its file in this deployment
 */
export function firstWithPage(store: Store, from: NamedDeployment, part: string, file: string, body: Buffer) {
  const shownBy = (page: Buffer) => JSON.stringify({ ...readPageText(page.toString()), deployment: null });
  const shown = shownBy(body);
  return firstOfRun(store, from, async (earlier, since) => {
    if ([part, 'shell'].every((one) => isReleaseSame(earlier, since, one))) return true;
    const page = (await readDeployedFiles(store, earlier).catch(nullIfRefused))?.files.get(file);
    return page !== undefined && shownBy(page) === shown;
  });
}

const isReleaseSame = (one: NamedDeployment, other: NamedDeployment, part: string) =>
  one.record.parts[part]?.release === other.record.parts[part]?.release;

/** The earliest of the deployments down to which all are the same in something. */
async function firstOfRun(
  store: Store,
  from: NamedDeployment,
  isSame: (earlier: NamedDeployment, since: NamedDeployment) => boolean | Promise<boolean>,
): Promise<NamedDeployment> {
  let since = from;
  try {
    for await (const earlier of walkChain(store, from)) {
      if (!(await isSame(earlier, since))) break;
      since = earlier;
    }
  } catch (error) {
    // Where the chain breaks off further down, this is as far back as it is proved.
    damageOf(error);
  }
  return since;
}

/** Which parts are live as an emergency, and who has approved since what lacked approvals. */
async function emergencyNotes(store: Store, deployment: NamedDeployment): Promise<string[]> {
  if (!deployment.record.emergencies) return [];
  const emergencies = await readEmergencies(store, await readPeopleVersions(store), deployment);
  return emergencies.map(({ part, author, message, confirmed, open }) => {
    const name = partName(part);
    const by = confirmed.map((one) => `${one.author} on ${plainTime(one.time)}`);
    if (!open && by.length === 0)
      return endedOnce(
        `${author} put ${name} live as an emergency: ${message}. It lacked no approval, so no other person has to confirm it.`,
      );
    const since = open ? 'No other person has approved it since' : `Confirmed since by ${by.join(' and ')}`;
    return endedOnce(
      `${author} put ${name} live as an emergency, without the approvals that it takes: ${message}. ${since}.`,
    );
  });
}

function notesOn({ time }: NamedTime, { record }: NamedDeployment): string[] {
  const notes: string[] = [];
  if (time.getTime() - Date.parse(record.time) < GOING_LIVE_MS) {
    const before = record.previous ? `deployment ${numberOf(record.previous)}` : 'nothing';
    notes.push(
      `This deployment was made on ${plainTime(record.time)}. It went live once it was signed, which takes seconds, and up to two minutes by a passkey: until then, visitors saw ${before}.`,
    );
  }
  if (record.scheduled)
    notes.push(
      `It was scheduled for ${plainTime(record.scheduled.at)} and made on ${plainTime(record.time)}.`,
    );
  if (isRollbackOfPart(record))
    notes.push(
      `This deployment rolled one part back to its release of deployment ${numberOf({ name: record.rollsBackTo! })}; the other parts stayed as they were.`,
    );
  else if (record.rollsBackTo)
    notes.push(
      `This deployment rolled back to the pages of deployment ${numberOf({ name: record.rollsBackTo })}.`,
    );
  return notes;
}
