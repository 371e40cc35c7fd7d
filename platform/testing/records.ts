import type { ReleaseFile } from '../ledger/releases/release-manifest';
import { ReleaseInput } from '../ledger/releases/write-release';
import { type DeploymentInput, nextDeployment, writeDeployment } from '../ledger/deployments/deployment';
import type { NamedDeployment } from '@site/ledger';
import type { Store } from '@site/store';

/** The files of a small release; the text makes its content, and so its id. */
export function aReleaseOf(text: string): ReleaseFile[] {
  return [
    { path: 'browser/main.js', body: Buffer.from(`say(${JSON.stringify(text)})`) },
    { path: 'browser/static/main.css', body: Buffer.from('p{margin:0}') },
    { path: 'compose/main.js', body: Buffer.from(`exports.text=${JSON.stringify(text)}`) },
  ];
}

/** What a publisher says of a release of landing. */
export function aReleaseInput(changes: Partial<ReleaseInput> = {}): ReleaseInput {
  return {
    part: 'landing',
    version: '1.0.0',
    federation: {
      name: 'landing',
      exposes: ['LandingPage'],
      shared: { provides: {}, requires: { react: '^19.0.0' } },
    },
    git: null,
    author: 'Asha',
    message: 'Opening hours',
    time: new Date().toISOString(),
    tools: { node: '20.19.0' },
    ...changes,
  };
}

/** What a promoter says of a deployment. */
export function aDeploymentInput(changes: Partial<DeploymentInput> = {}): DeploymentInput {
  return {
    site: null,
    parts: { landing: { release: '0123456789abcdef', manifestSha256: 'a'.repeat(64) } },
    kind: 'promote',
    author: 'Asha',
    message: 'Opening hours',
    time: '2026-11-21T04:00:00.000Z',
    origin: 'https://example.com',
    ...changes,
  };
}

/** Stores a deployment that comes after another, and makes nothing live; its pages do not matter. */
export async function aStoredDeployment(
  store: Store,
  previous: NamedDeployment | null,
  changes: Partial<DeploymentInput> = {},
): Promise<NamedDeployment> {
  const deployment = nextDeployment(previous, aDeploymentInput(changes));
  return { ...(await writeDeployment(store, deployment)), filesSha256: 'b'.repeat(64) };
}
