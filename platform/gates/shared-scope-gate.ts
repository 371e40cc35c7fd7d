import { gtr, satisfies, valid, validRange } from 'semver';
import { finding } from '@site/errors';
import type { ReleaseGate } from './candidate';

/**
 * The parts agree on the libraries that they share, and on the contract between them, in both directions: every part gets versions
 * that it was built for, from any part. In the browser a part that does not would refuse to start.
 */
export const sharedScopeGate: ReleaseGate = ({ manifests }) => {
  const all = Object.values(manifests);
  return all.flatMap(({ part, release, federation: { shared } }) =>
    Object.entries(shared.requires).flatMap(([name, range]) => {
      const needs = `${part}@${release} needs ${name} ${range}`;
      const bringing = all.filter(({ federation }) => name in federation.shared.provides);
      const missing = finding(
        'shared-scope-missing',
        `${needs}, and no part brings it.`,
        `Publish a shell that shares ${name}, and put both live together: npm run site -- promote shell ${part}`,
      );
      if (bringing.length === 0) return [missing];
      return bringing.flatMap((other) => {
        const version = other.federation.shared.provides[name]!;
        if (satisfies(version, range)) return [];
        const isOutdated = valid(version) !== null && validRange(range) !== null && gtr(version, range);
        const what = isOutdated
          ? `Publish ${part} again, built for ${name} ${version}`
          : `Publish a ${other.part} that brings ${name} ${range}`;
        return finding(
          'shared-scope-incompatible',
          `${needs}; ${other.part}@${other.release} brings ${version}.`,
          `${what}, and put both live together: npm run site -- promote ${other.part} ${part}`,
        );
      });
    }),
  );
};
