import { PATH_FORM, pageFile, pathFault } from '@site/addresses';
import { endOfWay } from '@site/composer';
import { finding, type SiteProblem } from '@site/errors';
import { idOfRelease } from '@site/ledger';
import { groupsOf } from '@site/text';
import type { ReleaseCandidate, ReleaseGate } from './candidate';

/** Every page has a path of its own, which the site does not need for itself. */
export const pagePathsGate: ReleaseGate = ({ manifests, routes: all }) => {
  return groupsOf(all, ({ path }) => path).flatMap((routes) => {
    const [{ path }] = routes;
    const releases = routes.map(({ remote }) => idOfRelease(manifests[remote]!)).join(' and ');
    const fault = pathFault(path);
    const invalid = finding(
      `path-${fault}`,
      `${releases} brings a page at ${JSON.stringify(path)}, ${fault === 'invalid' ? 'which is no path of a page' : 'which the site itself needs'}.`,
      `${PATH_FORM}. Choose another in shared/parts.json, and publish that part again.`,
    );
    const taken = finding(
      'path-taken',
      `Two parts bring a page at ${path}: ${releases}.`,
      'The path stays with the part that is live with it. Choose another in shared/parts.json for the new page, and publish that part again.',
    );
    return [...(fault ? [invalid] : []), ...(routes.length > 1 ? [taken] : [])];
  });
};

/** Every address that leads on ends at a page, and is none itself. */
export const movedAddressesGate: ReleaseGate = ({ manifests, routes, moved }) => {
  const pages = new Map(routes.map(({ path, remote }) => [path, remote]));
  return moved.flatMap((one) => {
    const { part, from, to } = one;
    const end = endOfWay(one, moved);
    const other = moved.find((another) => another !== one && another.from === from);
    const fact = pathFault(from)
      ? 'which is no address that can lead on'
      : pages.has(from)
        ? `which is a page of ${pages.get(from)}`
        : other
          ? `and ${other.part} says where that leads, too`
          : end === null
            ? 'in a circle'
            : pages.has(end)
              ? null
              : `and there is no page ${end}`;
    if (fact === null) return [];
    const said = `${idOfRelease(manifests[part]!)} has ${JSON.stringify(from)} lead on to ${JSON.stringify(to)}, ${fact}.`;
    const remedy = `Correct "moved" of ${part} in shared/parts.json, and publish it again. ${PATH_FORM}.`;
    return [finding('address-leads-nowhere', said, remedy)];
  });
};

/** Every module that a page is shown by is exposed by its part, and the page is in its release; and none is exposed for nothing. */
export const exposedModulesGate: ReleaseGate = (candidate) => [
  ...missingModules(candidate),
  ...unusedModules(candidate),
];

function missingModules({ manifests, routes }: ReleaseCandidate): SiteProblem[] {
  return routes.flatMap(({ path, remote, module }) => {
    const manifest = manifests[remote]!;
    const isExposed = manifest.federation.exposes.includes(module);
    const isBuilt = manifest.files.some((file) => file.path === `compose/pages/${pageFile(path)}`);
    if (isExposed && isBuilt) return [];
    const exposed = manifest.federation.exposes.join(', ') || 'nothing';
    const fact = isExposed ? 'does not hold that page' : `exposes ${exposed}`;
    return finding(
      'exposed-module-missing',
      `The page ${path} is shown by ${remote}/${module}; ${idOfRelease(manifest)} ${fact}.`,
      `Keep ${module} in ${remote}'s exposed/ folder and in shared/parts.json, and publish ${remote} again.`,
    );
  });
}

function unusedModules({ manifests, routes }: ReleaseCandidate): SiteProblem[] {
  return Object.values(manifests).flatMap((manifest) => {
    const { part, federation } = manifest;
    const shown = routes.filter(({ remote }) => remote === part).map(({ module }) => module);
    return federation.exposes
      .filter((module) => !shown.includes(module))
      .map((module) =>
        finding(
          'exposed-module-unused',
          `${idOfRelease(manifest)} exposes ${module}, which no page shows.`,
          `Give it a path in shared/parts.json: npm run site -- new page. Or remove it from ${part}'s exposed/ folder.`,
          'warning',
        ),
      );
  });
}
