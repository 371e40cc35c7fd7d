import { fullName } from '../../authority/people';
import type { PageHash } from '../../authority/statement';
import { hashOfShown } from '../../compose/page-hash';
import { versionFor } from '../../records/authorise';
import { readDeployedFiles } from '../../records/deployed-files';
import type { NamedDeployment } from '../../records/deployment';
import { readSignatures } from '../../records/deployment-signatures';
import type { Inventory } from '../../records/inventory';
import { type PeopleVersion, readPeopleVersions } from '../../records/people-versions';
import { readSiteFile } from '../../records/site-tree';
import { approvedPages, type Decision, decisionsBeside } from '../../records/vouchers';
import { mapLimited } from '../../store/map-limited';
import type { SiteProblem } from '../../store/site-error';
import type { Store } from '../../store/store';
import { FOLDERS_AT_ONCE } from './folders-at-once';
import { noneIfTold } from './told-elsewhere';

/** A page that somebody approved. */
interface ApprovedPage extends PageHash {
  by: string;
}

/** What somebody approved with a release of a part. */
type Approved = Decision & { by: string };

/**
 * Whether the pages that went live show what was approved: those of each deployment that brought a release, and all of the
 * newest one. Whoever puts a deployment live signs the bytes of all its pages, those of other
 * teams, too.
 */
export async function verifyApprovedPages(store: Store, { history }: Inventory): Promise<SiteProblem[]> {
  const versions = await readPeopleVersions(store).catch(noneIfTold);
  if (versions.length === 0) return [];
  const newest = history.find(isComposed);
  const approvedOf = new Map<string, Approved[]>();
  const looks: Look[] = [];
  for (const deployment of history.toReversed().filter(isComposed)) {
    const brought = await approvedWith(store, deployment, versions).catch(noneIfTold);
    for (const [part, approved] of brought) approvedOf.set(part, approved);
    looks.push(lookAt(deployment, deployment === newest ? approvedOf : new Map(brought)));
  }
  const problems = await mapLimited(looks, FOLDERS_AT_ONCE, ({ deployment, pages }) =>
    comparePages(store, deployment, pages).catch(noneIfTold),
  );
  return problems.flat();
}

/** A deployment with the pages in it that somebody approved. */
interface Look {
  deployment: NamedDeployment;
  pages: ApprovedPage[];
}

/** A rollback of the whole site shows the pages of another deployment, which are looked at with that one. */
function isComposed({ record }: NamedDeployment): boolean {
  return record.site === null;
}

function lookAt(deployment: NamedDeployment, approvedOf: Map<string, Approved[]>): Look {
  const pages = [...approvedOf.values()].flat().flatMap((approved) => pagesOf(deployment, approved));
  return { deployment, pages };
}

/** By part, the approvals that lie beside a deployment. */
async function approvedWith(
  store: Store,
  { name, record }: NamedDeployment,
  versions: PeopleVersion[],
): Promise<[part: string, Approved[]][]> {
  const people = versionFor(versions, record)?.people;
  const signatures = people && (await readSignatures(store, name));
  if (!signatures) return [];
  const { parts, time } = record;
  return Object.entries(signatures.parts).map(([part, beside]) => {
    const decisions = decisionsBeside({ part, parts, people, at: Date.parse(time) }, beside);
    const yes = decisions.filter(({ isApproved }) => isApproved);
    return [part, yes.map((decision) => ({ ...decision, by: fullName(people, decision.person) }))];
  });
}

function pagesOf({ record }: NamedDeployment, approved: Approved): ApprovedPage[] {
  return approvedPages(record.parts, approved).map((page) => ({ ...page, by: approved.by }));
}

async function comparePages(
  store: Store,
  deployment: NamedDeployment,
  pages: ApprovedPage[],
): Promise<SiteProblem[]> {
  if (pages.length === 0) return [];
  const tree = await readDeployedFiles(store, deployment);
  const problems: SiteProblem[] = [];
  for (const file of new Set(pages.map((page) => page.file))) {
    const shown = hashOfShown((await readSiteFile(store, tree, file)).toString());
    const wrong = pages.filter((page) => page.file === file && page.sha256 !== shown);
    const by = [...new Set(wrong.map((page) => page.by))].join(' and ');
    if (wrong.length > 0) problems.push(notAsApproved(tree.folder + file, by));
  }
  return problems;
}

function notAsApproved(key: string, by: string): SiteProblem {
  return {
    code: 'page-not-as-approved',
    severity: 'error',
    message: `"${key}" does not show what ${by} approved.`,
    remedy:
      'Whoever put it live altered the page, or used another version of the tool. See who: npm run site -- status --history. If it is live, go back: npm run site -- rollback.',
  };
}
