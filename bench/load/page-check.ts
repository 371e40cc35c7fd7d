import { createHash } from 'node:crypto';
import { PAGE_DEPLOYMENT_ID, type PageDeployment } from '@site/shared/contracts';

/** Asks a server for a path. */
export type Ask = (path: string) => Promise<{ status: number; body: Buffer }>;

/** The releases that a deployment names, by part; null when there is no such deployment. */
export type ReleasesOf = (deployment: string) => Promise<Record<string, string> | null>;

const DEPLOYMENT = new RegExp(`<script[^>]*id="${PAGE_DEPLOYMENT_ID}"[^>]*>(.*?)</script>`, 's');

/**
 * Everything that is wrong with a page as a visitor gets it: it must be there, be of one deployment alone, and all that it
 * names of releases must answer with the bytes that the deployment vouches for.
 * @returns how many files it named, and what is wrong
 */
export async function checkPage(
  path: string,
  ask: Ask,
  releasesOf: ReleasesOf,
): Promise<{ files: number; faults: string[] }> {
  const { status, body } = await ask(path);
  if (status !== 200) return { files: 0, faults: [`${path} was answered with ${status}`] };
  const html = body.toString();
  const json = DEPLOYMENT.exec(html)?.[1];
  if (!json || !html.endsWith('</html>'))
    return { files: 0, faults: [`${path} came without its end or its deployment`] };

  const deployment = JSON.parse(json) as PageDeployment;
  const addresses = [...new Set(html.match(/\/_r\/[\w./-]+/g))];
  const files = addresses.filter((address) => /\.\w+$/.test(address));
  const faults = await Promise.all([
    checkReleases(path, deployment, releasesOf),
    ...addresses.map((address) => checkOwner(path, deployment, address)),
    ...files.map((address) => checkFile(path, deployment, address, ask)),
  ]);
  return { files: files.length, faults: faults.flat() };
}

async function checkReleases(
  path: string,
  { deployment, parts }: PageDeployment,
  releasesOf: ReleasesOf,
): Promise<string[]> {
  const releases = await releasesOf(deployment);
  if (!releases) return [`${path} carries deployment ${deployment}, which is not in the store`];
  const wrong = Object.entries(parts).filter(([part, { release }]) => releases[part] !== release);
  return wrong.map(
    ([part, { release }]) =>
      `${path} of deployment ${deployment} carries ${part}@${release}, which is not that deployment's`,
  );
}

function checkOwner(path: string, { deployment, parts }: PageDeployment, address: string): string[] {
  return Object.values(parts).some(({ base }) => address.startsWith(base))
    ? []
    : [`${path} of deployment ${deployment} names ${address}, which is of no release of it`];
}

async function checkFile(
  path: string,
  { deployment, parts }: PageDeployment,
  address: string,
  ask: Ask,
): Promise<string[]> {
  const { status, body } = await ask(address);
  if (status !== 200) return [`${address} of ${path}, deployment ${deployment}, was answered with ${status}`];
  const part = Object.values(parts).find(({ base }) => address.startsWith(base));
  const integrity = part?.integrity[address.slice(part.base.length)];
  const found = `sha384-${createHash('sha384').update(body).digest('base64')}`;
  return integrity === undefined || integrity === found
    ? []
    : [`${address} of ${path}, deployment ${deployment}, has other bytes than the deployment says`];
}
