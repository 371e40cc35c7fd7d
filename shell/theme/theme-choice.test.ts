import { conditionOf, type Theme, themeNames, THEMES } from '@site/shared/theme/themes';
import { meanings, tokens } from '../../shared/theme/tokens';
import { showRememberedTheme } from '../document/scripts/head';
import { chooseThemeMode, inViewFirst, onThemeModeChange, readThemeMode, THEME_KEY } from './theme-choice';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  document.head.innerHTML =
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${THEMES.light.ground}">` +
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${THEMES.dark.ground}">`;
});

/** Until the page has what was chosen: it follows its control's paint. */
const shown = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

afterEach(async () => {
  chooseThemeMode('system');
  await shown();
});

const themeColors = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(({ content }) => content);
/** What the next page does in its head, before it is painted. */
const openNextPage = () => {
  delete document.documentElement.dataset.theme;
  showRememberedTheme();
};

function blockStorage() {
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
}

it("has the browser's frame in the colours of the page's ground", () => {
  const paints = tokens.colors as Record<string, { value: string }>;
  const bg = (theme: Theme) => paints[/\w+(?=\})/.exec(meanings.bg.value[conditionOf(theme)])![0]]!.value;

  expect(themeNames.map((theme) => THEMES[theme].ground)).toEqual(themeNames.map(bg));
});

it('follows the device until something is chosen', () => {
  expect(readThemeMode()).toBe('system');
});

describe.each(themeNames)('given %s is chosen', (mode) => {
  beforeEach(() => chooseThemeMode(mode));

  it('says so at once, and shows it after the next paint, browser frame included', async () => {
    expect(readThemeMode()).toBe(mode);
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    await shown();
    expect(themeColors()).toEqual([THEMES[mode].ground, THEMES[mode].ground]);
    expect(readThemeMode()).toBe(mode);
  });

  it('is shown by the next page before it is painted', () => {
    openNextPage();

    expect(document.documentElement).toHaveAttribute('data-theme', mode);
    expect(themeColors()).toEqual([THEMES[mode].ground, THEMES[mode].ground]);
  });
});

it('shows the last of two choices that follow each other at once, and nothing between', async () => {
  const seen: (string | undefined)[] = [];
  const observer = new MutationObserver(() => seen.push(document.documentElement.dataset.theme));
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  chooseThemeMode('light');
  chooseThemeMode('dark');
  await shown();

  expect(seen).toEqual(['dark']);
  observer.disconnect();
});

describe('given a browser that blocks storage', () => {
  it('shows the choice for this page', async () => {
    blockStorage();

    chooseThemeMode('dark');
    await shown();

    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(readThemeMode()).toBe('dark');
  });

  it('opens the next page as the device likes it, without an error', () => {
    blockStorage();

    expect(openNextPage).not.toThrow();

    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });
});

it.each(['purple', '"><script>', 'System', ''])('takes no notice of a remembered %j', (value) => {
  localStorage.setItem(THEME_KEY, value);

  openNextPage();

  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(themeColors()).toEqual([THEMES.light.ground, THEMES.dark.ground]);
});

describe('given another tab', () => {
  const changeInOtherTab = (key: string, newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key, newValue }));

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    [null, 'system'],
    ['purple', 'system'],
  ])('follows when it remembers %j', async (newValue, mode) => {
    chooseThemeMode('light');
    await shown();
    const listener = jest.fn();
    const stop = onThemeModeChange(listener);

    changeInOtherTab(THEME_KEY, newValue);
    await shown();

    expect(readThemeMode()).toBe(mode);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
  });

  it('no longer follows once it is told to stop', () => {
    onThemeModeChange(() => undefined)();

    changeInOtherTab(THEME_KEY, 'dark');

    expect(readThemeMode()).toBe('system');
  });
});

/** A block of the page, from one height of the page to another, in px. */
function aBlock(top: number, bottom: number): HTMLElement {
  const block = document.createElement('section');
  block.getBoundingClientRect = () => ({ top, bottom, height: bottom - top }) as DOMRect;
  return document.querySelector('main')!.appendChild(block);
}

it('leaves what is out of view, above and below, for after the paint of the change', async () => {
  document.body.innerHTML = '<main></main>';
  const blocks = [aBlock(-900, -100), aBlock(-100, 500), aBlock(innerHeight + 1, innerHeight + 301)];
  const heights = () => blocks.map(({ style }) => style.height);
  let atChange: string[] = [];

  inViewFirst(() => (atChange = heights()));

  expect(atChange).toEqual(['800px', '', '300px']);
  while (heights().some(Boolean)) await new Promise((resolve) => setTimeout(resolve));
});
