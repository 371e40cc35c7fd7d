import { renderToStaticMarkup } from 'react-dom/server';
import { PreviewBanner } from './PreviewBanner';
import { english } from '../testing/english';

const { previewBanner } = english;

const landing = {
  part: 'landing',
  release: '3fa9c2d41b7e0011',
  message: 'Diwali <b>hours</b> {time}',
  time: '22 Nov 2026, 12:10:00 +05:30',
};
const textOf = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

it('says what the preview is of, of when, and with which deployment', () => {
  const markup = renderToStaticMarkup(
    <PreviewBanner
      words={previewBanner}
      releases={[{ ...landing, message: 'Diwali hours' }]}
      against="000012-3fa9c2d41b7e"
    />,
  );

  expect(textOf(markup)).toBe(
    'Preview, not the live site. landing 3fa9c2d4 “Diwali hours”, published 22 Nov 2026, 12:10:00 +05:30. ' +
      'Everything else as in deployment 000012-3fa9c2d41b7e, which was live when this was made. Close',
  );
});

it('says so when it shows nothing but what was live, or when nothing was', () => {
  const same = renderToStaticMarkup(
    <PreviewBanner words={previewBanner} releases={[]} against="000012-3fa9c2d41b7e" />,
  );
  const first = renderToStaticMarkup(
    <PreviewBanner words={previewBanner} releases={[landing]} against={null} />,
  );

  expect(textOf(same)).toContain('It shows what was live as deployment 000012-3fa9c2d41b7e');
  expect(textOf(first)).not.toContain('deployment');
});

it('shows what a team wrote as it was written', () => {
  const markup = renderToStaticMarkup(
    <PreviewBanner words={previewBanner} releases={[landing]} against={null} />,
  );

  expect(markup).toContain('“Diwali &lt;b&gt;hours&lt;/b&gt; {time}”');
});
