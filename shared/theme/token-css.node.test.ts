import { letters } from '../fonts/letters';
import { isFixed, tokenCss } from './token-css';

/** Custom properties of the first rule with this selector. */
function declarationsOf(selector: string): string[] {
  const css = tokenCss();
  const start = css.indexOf(`${selector}{`) + selector.length + 1;
  expect(start).toBeGreaterThan(selector.length);
  return css.slice(start, css.indexOf('}', start)).split(';');
}

const followingTheDevice = '@media (prefers-color-scheme:dark){:root:not([data-theme])';
const chosenByName = ':root[data-theme=dark]';

it('darkens the page when the device is dark and nothing was chosen', () => {
  expect(declarationsOf(followingTheDevice)).toContain('--s-colors-bg:#14152a');
});

it('darkens the page when dark was chosen, on any device', () => {
  expect(declarationsOf(chosenByName)).toContain('--s-colors-bg:#14152a');
});

it('gives both ways of being dark the same colours', () => {
  const chosen = declarationsOf(chosenByName).filter((line) => line.startsWith('--'));

  expect(declarationsOf(followingTheDevice)).toEqual(chosen);
});

it('leaves a page where light was chosen light on a dark device', () => {
  expect(declarationsOf(':root')).toContain('--s-colors-bg:#fdf7ea');
  expect(declarationsOf(':root[data-theme=light]')).toEqual(['color-scheme:light']);
});

it('names the tokens that rules hold as values, too, for releases that ask for them by name', () => {
  expect(declarationsOf(':root')).toContain('--s-spacing-4:1rem');
});

it.each(Object.entries(letters))('leaves the language %s to set its letters', (_, { tokens }) => {
  expect(Object.keys(tokens).filter(isFixed)).toEqual([]);
});

it('keeps form controls and scroll bars in step with the theme', () => {
  expect(declarationsOf(':root')).toContain('color-scheme:light dark');
  expect(declarationsOf(chosenByName)).toContain('color-scheme:dark');
});
