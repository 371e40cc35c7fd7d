import { SiteError } from '../../store/site-error';
import { browserEnvironment, firstLine } from '../browser';
import { startFirefox } from './firefox';
import { findFirefox, findWebKitGtk } from './installed-others';
import type { OtherBrowser } from '../other-browser';
import { startWebKitGtk } from './webkitgtk';

/**
 * Starts one of the browsers beside Chromium.
 * @returns null where it is not installed
 * @throws SiteError `browser-failed`
 */
export async function openOther(
  name: OtherBrowser['name'],
  env: NodeJS.ProcessEnv,
): Promise<OtherBrowser | null> {
  const firefox = name === 'firefox' ? findFirefox(env) : null;
  const webKit = name === 'webkitgtk' ? findWebKitGtk(env) : null;
  const passedOn = browserEnvironment(env);
  try {
    if (firefox) return await startFirefox(firefox, passedOn);
    if (webKit) return await startWebKitGtk(webKit, passedOn);
    return null;
  } catch (cause) {
    throw new SiteError(
      'browser-failed',
      `${firefox ?? webKit?.browser} does not start: ${firstLine(cause)}`,
      'Try it by hand, or remove it: a page is opened in the browsers that are installed. Nothing was checked.',
      { cause },
    );
  }
}

/** Starts those that are installed, one after the other; whoever takes one closes it. @throws SiteError as {@link openOther} does */
export async function* openOthers(env: NodeJS.ProcessEnv): AsyncGenerator<OtherBrowser> {
  for (const name of ['firefox', 'webkitgtk'] as const) {
    const other = await openOther(name, env);
    if (other) yield other;
  }
}
