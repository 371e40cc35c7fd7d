import { BASE_PATH_MARK, PAGE_MARKS, slot } from '@site/shared/contracts';
import { businessValues } from '@site/shared/site';
import { frame, kannada } from '../testing/english';
import { renderFrame } from './render-frame';

it('has a place for the page between header and footer, with marks for what follows from it', async () => {
  const body = await renderFrame('en', 'page');

  const places = ['<header', '<main', slot('page'), '</main>', '<footer'].map((mark) => body.indexOf(mark));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(body).toContain(`data-page="${PAGE_MARKS.id}" data-sent="${PAGE_MARKS.digest}"`);
});

it('says of any other path that there is no page, and leads home in each language', async () => {
  const body = await renderFrame('en', 'not-found');

  expect(body).toContain(frame.notFound.title);
  expect(body).not.toContain(slot('page'));
  expect(body).toContain(`href="${BASE_PATH_MARK}/kn/"`);
});

it('leads below the path that the site will hang under, and to the same page in each language', async () => {
  const body = await renderFrame('en', 'page');

  const hrefs = [...body.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href);
  expect(hrefs).toContain(`${BASE_PATH_MARK}/privacy-policy`);
  expect(hrefs).toContain(`${BASE_PATH_MARK}/kn${PAGE_MARKS.path}`);
  expect(hrefs.filter((href) => !href?.startsWith(`${BASE_PATH_MARK}/`))).toEqual([]);
});

it('shows the business values', async () => {
  expect(await renderFrame('en', 'page')).toContain(businessValues.brandName);
});

it('says before the page, in the language of the frame, that some of it is in English', async () => {
  const body = await renderFrame('kn', 'partly');

  const [main, note, place] = ['<main', kannada.frame.language.partlyInEnglish, slot('page')].map((piece) =>
    body.indexOf(piece),
  );
  expect(note).toBeGreaterThan(main!);
  expect(place).toBeGreaterThan(note!);
});
