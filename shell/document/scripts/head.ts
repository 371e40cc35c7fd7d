import { NO_FILE } from '@site/shared/contracts';
import { isTheme, THEMES } from '@site/shared/theme/themes';
import { THEME_KEY } from '../../theme/theme-choice';
import { arriveInPieces } from './arrival';

/** Stands in the head, before the styles: what has to be done before anything is painted, tapped or loaded. */
export default function runInHead(): void {
  showRememberedTheme();
  noteTaps();
  arriveInPieces();
  guardScriptAddresses();
}

/** Before the first paint, so that a remembered theme never flashes in. */
export function showRememberedTheme(): void {
  try {
    const theme = localStorage.getItem(THEME_KEY);
    if (!isTheme(theme)) return;
    document.documentElement.dataset.theme = theme;
    document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((meta) => {
      meta.content = THEMES[theme].ground;
    });
  } catch {
    // Storage is blocked: the page is as the device likes it.
  }
}

/**
 * Notes the buttons and radio buttons that are tapped before React listens. The page shows them from its first paint on, and on a slow
 * network its scripts come a second later. Links, the phone's menu and fields work without scripts, so nothing is noted for them.
 * `early-taps.ts` takes the notes.
 */
export function noteTaps(): void {
  const taps: HTMLElement[] = (globalThis.siteEarlyTaps = []);
  addEventListener(
    'click',
    ({ target }) => {
      const control = (target as Element).closest<HTMLElement>('button,input[type=radio]');
      if (control && taps === globalThis.siteEarlyTaps) taps.push(control);
    },
    true,
  );
}

/**
 * Under the page's Content-Security-Policy every script address passes this one Trusted Types policy, which lets through what the page's
 * deployment names and nothing else: what the shell gives an integrity (`remotes/page-deployment.ts`). Before the shell has read the
 * deployment, that is nothing. It keeps to whom it asked first, which is before any code of a remote runs.
 */
export function guardScriptAddresses(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  let integrityOf: typeof globalThis.siteIntegrity;
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      integrityOf ||= globalThis.siteIntegrity;
      // An element may have that name.
      const integrity = typeof integrityOf === 'function' && integrityOf(address);
      const isOwn = new URL(address, location.href).origin === location.origin;
      if (isOwn && typeof integrity === 'string' && integrity !== NO_FILE) return address;
      throw new TypeError(`Not in the page's deployment: ${address}`);
    },
  });
}

/** Not in the types of every browser. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): void;
}
