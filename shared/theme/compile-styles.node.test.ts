import { compileStyles } from './compile-styles';
import { definitionOf, styleGlobally, type StyleObject, styleRecipe, styleSlots } from './styles';

const compiled = (styles: object) => compileStyles(definitionOf(styles)!);
const cssOf = (style: StyleObject) => compiled(styleSlots('box', { root: style }));

describe('tokens', () => {
  it.each<[StyleObject, string]>([
    [{ color: 'textSoft' }, 'color:var(--s-colors-text-soft)'],
    [{ paddingInline: '4' }, 'padding-inline:1rem'],
    [{ fontSize: 'display' }, 'font-size:var(--s-font-sizes-display)'],
    [{ border: 'outline' }, 'border:var(--s-borders-outline)'],
    [{ border: '1px solid {colors.line}' }, 'border:1px solid var(--s-colors-line)'],
    [{ maxHeight: 'calc(100vh - {sizes.header})' }, 'max-height:calc(100vh - 4.25rem)'],
  ])('%j becomes %s', (style, css) => {
    expect(cssOf(style)).toBe(`.box__root{${css};}`);
  });

  it.each<[StyleObject, property: string, value: string]>([
    [{ color: 'chili' }, 'color', 'chili'],
    [{ padding: '13' }, 'padding', '13'],
    [{ zIndex: 'heade' }, 'z-index', 'heade'],
    [{ border: '1px sold {colors.line}' }, 'border', '1px sold var(--s-colors-line)'],
    [{ maxHeight: 'calc(100vh - {sizes.headr})' }, 'max-height', 'calc(100vh - sizes\\.headr)'],
    [{ colr: 'red' } as StyleObject, 'colr', 'red'],
    [{ _hover: { color: { base: 'text', md: 'txt' } } }, 'color', 'txt'],
  ])('%j is refused by property and value', (style, property, value) => {
    expect(() => cssOf(style)).toThrow(
      `Style "${property}: ${value}" is not valid CSS. Use a token of shared/theme/tokens.ts or a value with its unit.`,
    );
  });

  it('setting a token whose value rules hold is refused', () => {
    expect(() => cssOf({ '--s-spacing-4': '2rem' })).toThrow(
      'Style sets "--s-spacing-4", which is fixed: rules hold its value. Set the property that uses it.',
    );
  });

  it('a width without a breakpoint of ours is refused', () => {
    expect(() => cssOf({ padding: { base: '4', '2xl': '6' } })).toThrow('cannot be read as CSS');
  });
});

describe('conditions', () => {
  it('breakpoints become min-width rules, narrow before wide', () => {
    expect(cssOf({ gap: { base: '2', md: '4', lg: '6' } })).toBe(
      '.box__root{gap:0.5rem;}' +
        '@media screen and (min-width: 48rem){.box__root{gap:1rem;}}' +
        '@media screen and (min-width: 64rem){.box__root{gap:1.5rem;}}',
    );
  });

  it('_hover holds for the class under the pointer', () => {
    expect(cssOf({ _hover: { color: 'link' } })).toBe('.box__root:hover{color:var(--s-colors-link);}');
  });

  it('media queries and nested selectors stay around and behind the class', () => {
    expect(cssOf({ '@media print': { display: 'none' } })).toBe('@media print{.box__root{display:none;}}');
    expect(cssOf({ '& > svg': { flexShrink: '0' } })).toBe('.box__root>svg{flex-shrink:0;}');
  });
});

it('a recipe becomes its base and one rule for each variant', () => {
  const css = compiled(
    styleRecipe('button', {
      base: { margin: '0' },
      variants: { look: { solid: { color: 'onAction' }, quiet: { color: 'text' } } },
      defaults: { look: 'solid' },
    }),
  );

  expect(css).toBe(
    '.button{margin:0;}' +
      '.button--look-solid{color:var(--s-colors-on-action);}' +
      '.button--look-quiet{color:var(--s-colors-text);}',
  );
});

it('global rules stand behind the tokens', () => {
  const css = compiled(styleGlobally({ body: { color: 'text' } }));

  expect(css).toMatch(/^:root\{/);
  expect(css).toMatch(/body\{color:var\(--s-colors-text\);\}$/);
});
