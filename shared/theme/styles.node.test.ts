import { styleRecipe, styleSlots } from './styles';

describe('styleSlots', () => {
  it('names a class after the style and each slot', () => {
    expect(styleSlots('hero', { root: {}, title: {} })).toEqual({ root: 'hero__root', title: 'hero__title' });
  });
});

describe('styleRecipe', () => {
  const button = styleRecipe('button', {
    base: { color: 'text' },
    variants: { look: { solid: {}, quiet: {} }, size: { md: {}, lg: {} } },
    defaults: { look: 'solid', size: 'md' },
  });

  it('gives the base class and the defaults when nothing is chosen', () => {
    expect(button()).toBe('button button--look-solid button--size-md');
  });

  it('puts a choice in the place of its default', () => {
    expect(button({ look: 'quiet' })).toBe('button button--look-quiet button--size-md');
  });

  it('takes a choice that is undefined for none', () => {
    expect(button({ look: undefined, size: 'lg' })).toBe('button button--look-solid button--size-lg');
  });
});
