import { businessValuesSchema } from '@site/shared/site/business-values.schema';
import type { z } from 'zod';
import { gtr, satisfies, valid, validRange } from 'semver';
import { finding, type SiteProblem } from '@site/errors';
import { idOfRelease } from '@site/ledger';
import type { ReleaseGate } from './candidate';

/**
 * The parts agree on the libraries that they share, and on the contract between them, in both directions: every part gets versions
 * that it was built for, from any part. In the browser a part that does not would refuse to start.
 */
export const sharedScopeGate: ReleaseGate = ({ manifests }) => {
  const all = Object.values(manifests);
  return all.flatMap((own) =>
    Object.entries(own.federation.shared.requires).flatMap(([name, range]) => {
      const { part } = own;
      const needs = `${idOfRelease(own)} needs ${name} ${range}`;
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
          `${needs}; ${idOfRelease(other)} brings ${version}.`,
          `${what}, and put both live together: npm run site -- promote ${other.part} ${part}`,
        );
      });
    }),
  );
};

/**
 * All parts hold the same business values: each has them from its build, and a page with two phone numbers would be one that says
 * something wrong.
 */
export const sameValuesGate: ReleaseGate = ({ manifests, businessValues }) => {
  const ofShell = businessValues.shell ?? {};
  return Object.entries(businessValues).flatMap(([part, values]): SiteProblem | [] => {
    const differing = differingValues(values, ofShell);
    if (differing.length === 0) return [];
    const [own, shell] = [manifests[part]!, manifests.shell!].map(idOfRelease);
    return finding(
      'business-values-differ',
      `${own} was built with other business values than ${shell}: ${differing.join(', ')}.`,
      `Publish ${part} again, or the shell where that one has the older values, so that all pages say the same: npm run site -- publish ${part}`,
    );
  });
};

const fields: Record<string, z.ZodType> = businessValuesSchema.shape;

/** Business values that are not the same, as the form of the desk calls them: `“Brand, as on the shop sign”`. */
export function differingValues(one: Record<string, unknown>, other: Record<string, unknown>): string[] {
  const names = Object.keys({ ...other, ...one });
  const differing = names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
  return differing.map((name) => `“${fields[name]?.meta()?.title ?? name}”`);
}
