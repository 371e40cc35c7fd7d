import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { liveDeployment } from '../../deploy/records/find-deployment';
import { openStore } from '../../deploy/records/open-store';
import { runSiteWith, startDesk } from '../support/site-command';
import { afterDoing, AUTHOR, type DeskScreens, onBoth, signedIn } from './desk-screens';

/** Opens the desk on a store whose candidate a browser has looked at. @param candidate address of its screen */
export async function openDeskStates(
  browser: Browser,
  store: string,
  candidate: string,
): Promise<DeskScreens> {
  const { record } = await liveDeployment(await openStore(store, { env: {} }));
  // The pictures of before are those of the check of what is live.
  for (const release of [record.parts.landing!.release, basename(candidate)])
    runSiteWith({ SITE_AUTHOR: AUTHOR }, store, 'check', `landing@${release}`, '--language', 'en');
  const desk = await startDesk({ address: store }, AUTHOR);
  const session = await sessionAt(browser, desk.link);
  const show = (what: string) => async (page: Page) => {
    const pictures = page.getByRole('combobox', { name: /^Show/ });
    await pictures.selectOption(what);
    await pictures.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 500);
    await page.waitForLoadState('networkidle').catch(() => undefined);
  };
  return {
    url: new URL(desk.link).origin,
    session,
    sheets: [
      {
        name: 'desk-states',
        screens: [
          ...afterDoing('What a check found different', candidate, show('what is different, in red')),
          ...afterDoing('Before and after', candidate, show('before and after')),
          ...afterDoing('While a browser looks', candidate, async (page) => {
            // The one that another window began may be running still.
            const again = page.getByRole('button', { name: 'Run the check again' });
            await again.or(page.getByRole('button', { name: /^A browser looks at/ })).waitFor();
            if (await again.isVisible()) await again.click();
            await page
              .getByText(/^A browser opens every page/)
              .first()
              .waitFor();
            await page.waitForTimeout(3_000);
          }),
        ],
      },
    ],
    stop: () => desk.stop(),
  };
}

/** Opens the desk on a store of which a file is gone, which somebody has had checked. It is there again afterwards. */
export async function openDeskFaults(browser: Browser, store: string): Promise<DeskScreens> {
  const { record } = await liveDeployment(await openStore(store, { env: {} }));
  const files = join(store, 'releases/landing', record.parts.landing!.release, 'browser');
  const lost = join(
    files,
    readdirSync(files).find((name) => /^remoteEntry.*\.js$/.test(name))!,
  );
  renameSync(lost, `${lost}.lost`);
  const desk = await startDesk({ address: store }, AUTHOR);
  const session = await sessionAt(browser, desk.link, async (page) => {
    await page.getByRole('button', { name: 'Check the whole store' }).click();
    await page.getByText('Something is wrong', { exact: true }).waitFor({ timeout: 60_000 });
  });
  return {
    url: new URL(desk.link).origin,
    session,
    sheets: [
      {
        name: 'desk-faults',
        screens: [
          ...onBoth('Now, when a file is gone', '/', 4),
          ...afterDoing('A claim that nobody has confirmed', '/edit/landing/en/hero', async (page) => {
            const title = page.getByLabel('Title', { exact: true });
            await title.fill('The lowest prices in town');
            await page
              .getByText(/claims "lowest prices"/)
              .first()
              .waitFor();
          }),
        ],
      },
    ],
    stop: async () => {
      await desk.stop();
      renameSync(`${lost}.lost`, lost);
    },
  };
}

/** Opens the desk on a store in which nothing is yet. */
export async function openEmptyDesk(browser: Browser): Promise<DeskScreens> {
  const folder = mkdtempSync(join(tmpdir(), 'empty-desk-'));
  const store = join(folder, 'store');
  runSiteWith({ SITE_AUTHOR: AUTHOR }, store, 'people', 'none', '--message', 'A store for pictures');
  const desk = await startDesk({ address: store }, AUTHOR);
  return {
    url: new URL(desk.link).origin,
    session: await sessionAt(browser, desk.link),
    sheets: [
      {
        name: 'desk-empty',
        screens: [...onBoth('Now', '/'), ...onBoth('Waiting', '/waiting'), ...onBoth('History', '/history')],
      },
    ],
    stop: async () => {
      await desk.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** @param act what is done first at the screen that the link opens */
async function sessionAt(browser: Browser, link: string, act?: (page: Page) => Promise<void>) {
  const { context, page } = await signedIn(browser, link);
  await act?.(page);
  const session = await context.storageState();
  await context.close();
  return session;
}
