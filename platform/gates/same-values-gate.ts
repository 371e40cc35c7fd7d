import { finding, type SiteProblem } from '@site/errors';
import type { ReleaseGate } from './candidate';

/**
 * All parts hold the same business values: each has them from its build, and a page with two phone numbers would be one that says
 * something wrong.
 */
export const sameValuesGate: ReleaseGate = ({ manifests, businessValues }) => {
  const ofShell = businessValues.shell ?? {};
  return Object.entries(businessValues).flatMap(([part, values]): SiteProblem[] => {
    const names = [...new Set([...Object.keys(ofShell), ...Object.keys(values)])];
    const differing = names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(ofShell[name]));
    if (differing.length === 0) return [];
    const shell = manifests.shell?.release;
    return [
      finding(
        'business-values-differ',
        `${part}@${manifests[part]!.release} was built with other business values than shell@${shell}: ${differing.join(', ')}.`,
        `Publish ${part} again, or the shell where that one has the older values, so that all pages say the same: npm run site -- publish ${part}`,
      ),
    ];
  });
};
