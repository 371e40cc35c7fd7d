import { gtr, satisfies, valid, validRange } from 'semver';
import type { ReleaseManifest } from '@site/ledger';
import { finding, type SiteProblem } from '@site/errors';
import type { ReleaseGate } from './candidate';

/**
 * The parts agree on the libraries that they share, and on the contract between them, in both directions: every part gets versions
 * that it was built for, from any part. In the browser a part that does not would refuse to start.
 */
export const sharedScopeGate: ReleaseGate = ({ manifests }) => {
  const all = Object.values(manifests);
  return all.flatMap((needing) =>
    Object.entries(needing.federation.shared.requires).flatMap(([name, range]) => {
      const bringing = all.filter(({ federation }) => name in federation.shared.provides);
      if (bringing.length === 0) return [missing(needing, name, range)];
      return bringing
        .filter(({ federation }) => !satisfies(federation.shared.provides[name]!, range))
        .map((bringer) => incompatible(needing, bringer, name, range));
    }),
  );
};

function missing(needing: ReleaseManifest, name: string, range: string): SiteProblem {
  return finding(
    'shared-scope-missing',
    `${idOf(needing)} needs ${name} ${range}, and no part brings it.`,
    `Publish a shell that shares ${name}, and put both live together: npm run site -- promote shell ${needing.part}`,
  );
}

function incompatible(
  needing: ReleaseManifest,
  bringing: ReleaseManifest,
  name: string,
  range: string,
): SiteProblem {
  const version = bringing.federation.shared.provides[name]!;
  const isOutdated = valid(version) !== null && validRange(range) !== null && gtr(version, range);
  return finding(
    'shared-scope-incompatible',
    `${idOf(needing)} needs ${name} ${range}; ${idOf(bringing)} brings ${version}.`,
    isOutdated
      ? `Publish ${needing.part} again, built for ${name} ${version}, and put both live together: npm run site -- promote ${bringing.part} ${needing.part}`
      : `Publish a ${bringing.part} that brings ${name} ${range}, and put both live together: npm run site -- promote ${bringing.part} ${needing.part}`,
  );
}

function idOf({ part, release }: ReleaseManifest): string {
  return `${part}@${release}`;
}
