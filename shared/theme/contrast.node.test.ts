import { blend, contrastRatio } from '../testing/contrast-ratio';
import { definitionsOf, styleFiles } from '../testing/style-files';
import { compileStyles } from './compile-styles';
import type { Definition, StyleObject } from './styles';
import { conditionOf, type Theme, themeNames } from './themes';
import { meanings, tokens } from './tokens';
import { widgetRecipes } from './widget-recipes';

/** Text and the ground that it stands on. WCAG 2.2 1.4.3 asks for 4.5:1, whatever the size. */
const textOnGround: [text: string, ground: string][] = [
  ['text', 'bg'],
  ['text', 'bgSunk'],
  ['text', 'bgRaised'],
  ['textSoft', 'bg'],
  ['textSoft', 'bgSunk'],
  ['textSoft', 'bgRaised'],
  ['link', 'bg'],
  ['link', 'bgSunk'],
  ['link', 'bgRaised'],
  ['action', 'bg'],
  ['good', 'bg'],
  ['good', 'bgSunk'],
  ['good', 'bgRaised'],
  ['onAction', 'action'],
  ['onAction', 'actionHover'],
  ['onAccent', 'accent'],
  ['onPoster', 'poster'],
  ['onWall', 'wall'],
  ['onBoard', 'board'],
  ['onFront', 'front'],
  ['accent', 'board'],
  ['white', 'signBlue'],
];

/** What has to be seen to use a control or to know where the focus is. WCAG 2.2 1.4.11 asks for 3:1. */
const shapeOnGround: [shape: string, ground: string][] = [
  ['line', 'bg'],
  ['line', 'bgSunk'],
  ['line', 'bgRaised'],
  ['textSoft', 'bgRaised'],
  ['action', 'bg'],
  ['accent', 'poster'],
  ['accent', 'wall'],
  ['focus', 'bg'],
  ['focus', 'bgSunk'],
  ['focus', 'bgRaised'],
  ['focus', 'front'],
  ['line', 'front'],
];

/** Painted grounds are dark in both themes: the ring around what has the focus takes another colour there. */
const focusOnPaint: [ground: string][] = [['poster'], ['wall'], ['board']];

/** On paint, but with nothing in it that could have the focus. */
const withoutControls = ['.tooltip__words', '.plain-toast__root'];

describe.each<Theme>(themeNames)('in the %s theme', (theme) => {
  const ratio = (one: string, other: string) => contrastRatio(colorOf(one, theme), colorOf(other, theme));

  it.each(textOnGround)('%s can be read on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapeOnGround)('%s can be made out on %s', (shape, ground) => {
    expect(ratio(shape, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(focusOnPaint)('the focus ring can be made out on %s', (ground) => {
    expect(ratio('accent', ground)).toBeGreaterThanOrEqual(3);
  });

  // The introduction of a section is painted at 0.9 of its colour (section.styles.ts).
  it.each([
    ['text', 'bg'],
    ['text', 'bgSunk'],
    ['onWall', 'wall'],
    ['onBoard', 'board'],
  ])('the softened %s of an introduction can be read on %s', (text, ground) => {
    const softened = blend(colorOf(text, theme), colorOf(ground, theme), 0.9);

    expect(contrastRatio(softened, colorOf(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });
});

const widgets = Object.entries(widgetRecipes).map(([name, { base }]): Definition => {
  return { kind: 'slots', name, slots: base as Record<string, StyleObject> };
});

describe.each<[string, Definition[]]>([
  ...styleFiles().map(([name, path]): [string, Definition[]] => [name, definitionsOf(path)]),
  ['shared/theme/widget-recipes.ts', widgets],
])('%s', (_, definitions) => {
  const rules = definitions.flatMap((definition) => [
    ...compileStyles(definition).matchAll(/([^{}]+)\{([^{}]*)\}/g),
  ]);
  const painted = rules
    .map(([, selector = '', body = '']) => ({
      selector,
      text: tokenOf(body, 'color'),
      ground: tokenOf(body, 'background-color'),
      body,
    }))
    .filter(({ selector }) => !selector.startsWith(':root'));

  it('writes only in colours whose contrast is held here', () => {
    const held = textOnGround.map((pair) => pair.join(' on '));
    const texts = textOnGround.map(([text]) => text);

    const notHeld = painted
      .filter(
        ({ text, ground }) =>
          text && (ground ? !held.includes(`${text} on ${ground}`) : !texts.includes(text)),
      )
      .map(({ selector, text, ground }) => `${selector}: ${text} on ${ground ?? 'anything'}`);

    expect(notHeld).toEqual([]);
  });

  it('gives the focus ring another colour wherever it paints a dark ground', () => {
    const paint = focusOnPaint.flat();

    const withoutRing = painted
      .filter(
        ({ ground, body }) =>
          paint.includes(ground ?? '') && !body.includes('--s-colors-focus:var(--s-colors-accent)'),
      )
      .map(({ selector }) => selector)
      .filter((selector) => !withoutControls.includes(selector));

    expect(withoutRing).toEqual([]);
  });
});

it('measures as WCAG 2.2 does', () => {
  expect(contrastRatio('#ffffff', '#000000')).toBe(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

/** A colour token as it is painted, such as #1c1b33. */
function colorOf(name: string, theme: Theme): string {
  const meant = meanings[name as keyof typeof meanings]?.value;
  if (!meant) return (tokens.colors as Record<string, { value: string }>)[name]?.value ?? `no colour ${name}`;
  const written = meant[conditionOf(theme)];
  const [, paint] = /^\{colors\.(\w+)\}$/.exec(written) ?? [];
  return paint ? colorOf(paint, theme) : written;
}

/** The colour token that a rule's body gives a property. */
function tokenOf(body: string, property: string): string | undefined {
  const [, name] = new RegExp(`(?:^|;)${property}:var\\(--s-colors-([\\w-]+)\\)`).exec(body) ?? [];
  return name?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
