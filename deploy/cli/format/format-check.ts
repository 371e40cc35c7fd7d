import type { Check, CheckedView } from '../../records/checks';
import type { SiteProblem } from '../../store/site-error';
import { formatShare } from '../../text/share';
import { formatCount, formatTable } from '../../text/table';

/** What to do about a finding, by its check. */
const REMEDIES: Record<string, string> = {
  starts: 'Open the preview and look at the console of the browser: a script throws, or does not arrive.',
  console: 'Open the preview and look at the console of the browser.',
  policy: 'Bring what is refused with the release, or leave it out: pages load nothing from elsewhere.',
  requests: 'Have the part bring the file, or ask for it no more.',
  'layout-shift': 'Give pictures their width and height, and keep room for what comes late.',
};

/** Each thing that was found, once for all views of a page in which it was. */
export function problemsOf({ views }: Check): SiteProblem[] {
  const found = new Map<string, { check: string; message: string; path: string; views: CheckedView[] }>();
  for (const view of views)
    for (const { check, message } of view.findings) {
      const key = JSON.stringify([view.path, check, message]);
      const one = found.get(key) ?? { check, message, path: view.path, views: [] };
      found.set(key, { ...one, views: [...one.views, view] });
    }
  return [...found.values()].map(({ check, message, path, views: where }) => ({
    code: `check-${check}`,
    severity: 'error',
    message: `${path}: ${message} (${where.map(nameWindow).join('; ')})`,
    remedy: REMEDIES[check] ?? 'Open the preview in such a window; put it right, and publish the part again.',
  }));
}

/** What looks different from what is live, by page and section: the largest share of all views. */
export function formatLooks(views: CheckedView[]): string[] {
  const pictured = views.filter(({ difference }) => difference !== null);
  if (pictured.length === 0) return ['There is nothing live to compare its pictures with.'];
  const shares = new Map<string, { path: string; section: string; share: number }>();
  for (const { path, difference } of pictured)
    for (const { section, share } of difference!.sections) {
      const key = JSON.stringify([path, section]);
      if (share > (shares.get(key)?.share ?? 0)) shares.set(key, { path, section, share });
    }
  if (shares.size === 0)
    return [`It looks as what is live does, to the pixel, in ${formatCount(pictured.length, 'picture')}.`];
  const rows = [...shares.values()].map(({ path, section, share }) => [path, section, formatShare(share)]);
  return ['What looks different from what is live:', ...formatTable(['page', 'section', 'changed'], rows)];
}

/** `phone, dark`, `phone, light, without JavaScript`. */
function nameWindow({ device, theme, hasScripts, missing }: CheckedView): string {
  const without = [...(hasScripts ? [] : ['JavaScript']), ...(missing === null ? [] : [missing])];
  return [device, theme, ...without.map((what) => `without ${what}`)].join(', ');
}
