import { semanticTokens, tokens } from '../../shared/theme/tokens';
import { showRememberedTheme } from '../document/scripts/head';
import { chooseThemeMode, onThemeModeChange, readThemeMode, THEME_COLORS, THEME_KEY } from './theme-choice';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  document.head.innerHTML =
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${THEME_COLORS.light}">` +
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${THEME_COLORS.dark}">`;
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
  const blocked = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  return () => blocked.mockRestore();
}

it("has the browser's frame in the colours of the page's ground", () => {
  expect(semanticTokens.colors?.bg).toEqual({ value: { base: '{colors.paper}', _dark: '{colors.night}' } });
  expect(THEME_COLORS).toEqual({ light: tokens.colors?.paper.value, dark: tokens.colors?.night.value });
});

it('follows the device until something is chosen', () => {
  expect(readThemeMode()).toBe('system');
});

describe.each(['light', 'dark'] as const)('given %s is chosen', (mode) => {
  beforeEach(() => chooseThemeMode(mode));

  it('says so at once, and shows it after the next paint, browser frame included', async () => {
    expect(readThemeMode()).toBe(mode);
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    await shown();
    expect(themeColors()).toEqual([THEME_COLORS[mode], THEME_COLORS[mode]]);
    expect(readThemeMode()).toBe(mode);
  });

  it('is shown by the next page before it is painted', () => {
    openNextPage();

    expect(document.documentElement).toHaveAttribute('data-theme', mode);
    expect(themeColors()).toEqual([THEME_COLORS[mode], THEME_COLORS[mode]]);
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
    const unblock = blockStorage();

    chooseThemeMode('dark');
    await shown();

    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(readThemeMode()).toBe('dark');
    unblock();
  });

  it('opens the next page as the device likes it, without an error', () => {
    const unblock = blockStorage();

    expect(openNextPage).not.toThrow();

    expect(document.documentElement).not.toHaveAttribute('data-theme');
    unblock();
  });
});

it.each(['purple', '"><script>', 'System', ''])('takes no notice of a remembered %j', (value) => {
  localStorage.setItem(THEME_KEY, value);

  openNextPage();

  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(themeColors()).toEqual([THEME_COLORS.light, THEME_COLORS.dark]);
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
