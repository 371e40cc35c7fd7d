import { createHash } from 'node:crypto';
import type { OfflineList } from '@site/shared/contracts';
import { keepDeployment } from '../service-worker/cache-deployment';
import { KeptDeployments } from '../service-worker/cached-deployments';
import { answerFrom } from './answer-from';
import { FakeCaches } from './fake-caches';

/** What the server sends under an address; a page has the name of its deployment in it. */
export const bodyOf = (address: string, deployment = '') => `${address} ${deployment}`;
export const integrityOf = (body: string) => `sha256-${createHash('sha256').update(body).digest('base64')}`;
const withIntegrity = (...addresses: string[]) =>
  Object.fromEntries(addresses.map((address) => [address, integrityOf(bodyOf(address))]));

/** A deployment with a shell and a landing release of its own; legal's stays the same. */
export function aList(deployment: string): OfflineList {
  const page = { '/': `/_r/landing/${deployment}/page.js`, '/privacy-policy': '/_r/legal/l1/page.js' };
  return {
    deployment,
    pages: Object.fromEntries(
      Object.entries(page).map(([path, file]) => [
        path,
        {
          integrity: integrityOf(bodyOf(path, deployment)),
          files: withIntegrity(`/_r/shell/${deployment}/main.js`, file),
        },
      ]),
    ),
    later: withIntegrity(`/_r/shell/${deployment}/toaster.js`),
  };
}

/** A browser that keeps deployments, as its service worker has it do. */
export class KeepingBrowser {
  readonly caches = new FakeCaches();
  deployments = this.restart();
  /** What the server was asked for. */
  asked: string[] = [];
  /** What it does not answer. */
  missing: string[] = [];

  /** Another worker, which knows what is kept and nothing else. */
  restart(): KeptDeployments {
    this.deployments = new KeptDeployments(this.caches as unknown as CacheStorage);
    return this.deployments;
  }

  keep(list: OfflineList, { path = '/', everything = true } = {}): Promise<boolean> {
    const fetchVerified = async (address: string) => {
      this.asked.push(address);
      if (this.missing.includes(address)) throw new TypeError(`${address} cannot be had.`);
      return answerFrom(address, bodyOf(address, address.startsWith('/_r/') ? '' : list.deployment));
    };
    return keepDeployment({ deployments: this.deployments, list, path, everything, fetchVerified });
  }

  async textAt(path: string): Promise<string | undefined> {
    return (await this.deployments.siteFile(path))?.text();
  }
}
