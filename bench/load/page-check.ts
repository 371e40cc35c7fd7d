import { createHash } from 'node:crypto';
import { PAGE_DEPLOYMENT_ID, type PageDeployment } from '@site/shared/contracts';

/** Asks a server for a path. */
export type Ask = (path: string) => Promise<{ status: number; body: Buffer }>;

export interface PageCheck {
  /** Which deployment the page is of; null where it does not say. */
  deployment: string | null;
  /** How many files of releases it named. */
  files: number;
  /** A sentence each. */
  faults: string[];
}

const BLOCK = new RegExp(`<script[^>]*id="${PAGE_DEPLOYMENT_ID}"[^>]*>(.*?)</script>`, 's');

/**
 * Finds everything that is wrong with a page as a visitor gets it: it must be there, be of one deployment alone, and all
 * that it names of releases must answer with the bytes of its integrity hashes.
 */
export async function checkPage(path: string, ask: Ask): Promise<PageCheck> {
  const { status, body } = await ask(path);
  const html = body.toString();
  const block = BLOCK.exec(html)?.[1];
  if (status !== 200) return failed(`${path} was answered with status ${status}`);
  if (!block || !html.endsWith('</html>')) return failed(`${path} came without its end or its deployment`);
  const page = JSON.parse(block) as PageDeployment;
  const files = [...new Set(html.match(/\/_r\/[\w./-]+\.\w+/g))];
  const faults = await Promise.all(files.map((file) => faultOf(file, page, ask)));
  return {
    deployment: page.deployment,
    files: files.length,
    faults: faults
      .filter((fault) => fault !== null)
      .map((fault) => `${path} of deployment ${page.deployment}: ${fault}`),
  };
}

function failed(fault: string): PageCheck {
  return { deployment: null, files: 0, faults: [fault] };
}

async function faultOf(file: string, { parts }: PageDeployment, ask: Ask): Promise<string | null> {
  const part = Object.values(parts).find(({ base }) => file.startsWith(base));
  if (!part) return `${file} is of no release of it`;
  const { status, body } = await ask(file);
  if (status !== 200) return `${file} was answered with status ${status}`;
  const expected = part.integrity[file.slice(part.base.length)];
  const found = `sha256-${createHash('sha256').update(body).digest('base64')}`;
  return expected === undefined || expected === found ? null : `${file} has other bytes than its hash says`;
}
