import type { DeploymentPage, History, ShownOnDay, Rollback } from '../../api/history';
import { deploymentName, partName } from '../../api/names';
import { partName as partCalled } from '../../web/content/fill';
import { z } from 'zod';
import { proofDocument, prove, readHistory, readMoment, stepOf } from '@site/operations';
import {
  type DeploymentReference,
  findDeployment,
  readLinkedDeployment,
  previewId,
  readLivePointer,
  readPeople,
  referenceTo,
} from '@site/ledger';
import { CALLS_AT_ONCE, mapLimited } from '@site/store';
import { dayInIndia } from '@site/text';
import { readCheck } from './check-routes';
import { FileAnswer, get } from './route';
import { pagesOf, summaryOf } from './summaries';
import { readShownOnDay } from './shown-on-day';
import { readRollback } from './rollback';

/** Pages after the first begin at its multiples: what was read of them stays right when another deployment comes. */
const PAGE = 50;

const pagePath = z
  .string()
  .regex(/^\/[\w/.-]*$/)
  .max(200);

const cursor = z.string().regex(/^\d{6}-[0-9a-f]{12}\.[0-9a-f]{64}\.[0-9a-f]{64}$/);

/** What was live. */
export const historyRoutes = [
  get('/api/v1/history', {
    // What was live, newest first, a page of deployments at a time, and at first also those since a multiple of it.
    query: z.object({ from: cursor.optional() }),
    handle: async ({ store }, { query: { from } }): Promise<History> => {
      const newest = from ? referenceIn(from) : ((await readLivePointer(store)) ?? undefined);
      const limit = PAGE + (newest ? Number(newest.name.slice(0, 6)) % PAGE : 0);
      const { entries, hasMore, problems } = await readHistory(store, limit, { from: newest });
      const next = hasMore ? (entries.at(-1)?.record.previous ?? null) : null;
      const deployments = await mapLimited(entries, CALLS_AT_ONCE, (entry) => summaryOf(store, entry));
      return { deployments, next: next && cursorOf(next), problems };
    },
  }),
  get('/api/v1/deployments/:name', {
    // One deployment of the history.
    handle: async ({ store }, { params: { name } }): Promise<DeploymentPage> => {
      const deployment = await findDeployment(store, name);
      const reference = deployment.record.previous;
      const previous = reference && (await readLinkedDeployment(store, reference));
      const live = await readLivePointer(store);
      return {
        deployment: await summaryOf(store, stepOf(deployment, previous)),
        previous: previous?.name ?? null,
        isLive: live?.name === deployment.name,
        pages: await pagesOf(store, deployment),
        check: await readCheck(
          store,
          [previewId(deployment.record.parts)],
          (await readPeople(store))?.people ?? null,
        ),
      };
    },
  }),
  get('/api/v1/rollback', {
    // What would be live again; changes nothing.
    query: z.object({ part: partName.optional(), to: deploymentName.optional() }),
    handle: (desk, { query: { part = null, to = null } }): Promise<Rollback> => readRollback(desk, part, to),
  }),
  get('/api/v1/shown', {
    // What stood on a page on a day.
    query: z.object({ path: pagePath, day: z.iso.date() }),
    handle: ({ store }, { query }): Promise<ShownOnDay> => readShownOnDay(store, query),
  }),
  get('/api/v1/proof', {
    // What stood on a page at a moment, and how that is known, as a file to be kept.
    query: z.object({ path: pagePath, at: z.string().max(40) }),
    handle: async ({ store, trustedRoots }, { query: { path, at } }): Promise<FileAnswer> => {
      const now = new Date();
      const moment = readMoment(at, now);
      const proof = await prove({
        store,
        url: path,
        moment,
        roots: await trustedRoots(),
        partName: partCalled,
      });
      const page = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
      const body = Buffer.from(proofDocument(proof, now));
      const saveAs = `proof-${page}-${dayInIndia(moment.time)}.html`;
      return new FileAnswer('text/html; charset=utf-8', body, { saveAs });
    },
  }),
];

function cursorOf(reference: DeploymentReference): string {
  const { name, sha256, filesSha256 } = referenceTo(reference);
  return [name, sha256, filesSha256].join('.');
}

function referenceIn(words: string): DeploymentReference {
  const [name = '', sha256 = '', filesSha256 = ''] = words.split('.');
  return { name, sha256, filesSha256 };
}
