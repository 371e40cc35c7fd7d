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
