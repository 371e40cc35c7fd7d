import { Download } from 'lucide-react';
import { type ComponentProps, type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { compile, exportsOf, recipeOf } from '../testing/compile';

type IconType = ComponentType<ComponentProps<'svg'> & { size?: string }>;

let BuiltDownload: IconType;

beforeAll(async () => {
  const [{ module, resolve }] = recipeOf('landing');
  const { errors, files } = await compile(
    { 'index.js': `export { Download } from 'lucide-react';` },
    { entry: './index.js', module, resolve, target: 'web', output: { library: { type: 'commonjs2' } } },
  );
  expect(errors).toEqual([]);
  BuiltDownload = exportsOf(files['main.js']!).Download as IconType;
});

const markup = (Icon: IconType, props: ComponentProps<IconType> = {}) =>
  renderToStaticMarkup(createElement(Icon, props));

it('draws an icon as the library does, without the classes of its name', () => {
  const ofTheLibrary = markup(Download).replace(/ xmlns="[^"]*"| class="[^"]*"/g, '');

  expect(markup(BuiltDownload)).toBe(ofTheLibrary);
});

it('is hidden from assistive technology, but for an icon that has a name', () => {
  expect(markup(BuiltDownload)).toContain('aria-hidden="true"');
  expect(markup(BuiltDownload, { role: 'img', 'aria-label': 'Download' })).not.toContain('aria-hidden');
});

it('takes a size and a class', () => {
  const icon = markup(BuiltDownload, { size: '1.25em', className: 'landing-hero__3' });

  expect(icon).toMatch(/^<svg width="1\.25em" height="1\.25em" .* class="landing-hero__3">/);
});
