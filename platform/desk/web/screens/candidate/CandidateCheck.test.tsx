import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CheckPicture, CheckRecord } from '../../../answers';
import { show } from '../../testing/show';
import { CheckPictures } from './CandidateCheck';

const PREVIEW = '0123456789abcdef';
const LIVE = 'fedcba9876543210';
const ONE = { width: 390, height: 800, files: ['a'.repeat(64)] };
const OTHER = { width: 390, height: 820, files: ['b'.repeat(64)] };

function check(...pictures: Partial<CheckPicture>[]): CheckRecord {
  const seen = pictures.map((picture): CheckPicture => ({
    ...{ path: '/', language: 'en', device: 'phone', theme: 'light' },
    ...{ after: ONE, before: null, share: 0, sections: [], marked: null },
    ...picture,
  }));
  const by = { author: 'Meera', time: '2026-11-22T05:00:00.000Z', browser: 'Chromium 143' };
  return { preview: PREVIEW, ...by, isPassed: true, findings: [], pictures: seen };
}

it('has one picture, and nothing to choose, where nothing is different', () => {
  show(<CheckPictures check={check({})} />);

  expect(screen.getByText('It looks as what is live does, to the pixel.')).toBeVisible();
  expect(screen.getByRole('img', { name: /on a phone, by day$/ })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Show' })).not.toBeInTheDocument();
});

it('shows how it was live, as the check of that has it', async () => {
  const user = userEvent.setup();
  const changed = { share: 0.1, sections: [{ section: 'hero', share: 0.4 }], marked: OTHER };
  show(<CheckPictures check={check({ ...changed, before: { ...OTHER, preview: LIVE } })} />);

  const shown = () => screen.getByRole('img').getAttribute('src');
  expect(shown()).toBe(`/api/v1/pictures/${PREVIEW}/${OTHER.files[0]}`);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'as it was live');
  expect(shown()).toBe(`/api/v1/pictures/${LIVE}/${OTHER.files[0]}`);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'as it would be');
  expect(shown()).toBe(`/api/v1/pictures/${PREVIEW}/${ONE.files[0]}`);
});

const choices = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('begins with the page of which most is different, and says how much of each is', () => {
  const policy = { path: '/privacy-policy' };
  show(
    <CheckPictures
      check={check(
        { share: 0.02 },
        { ...policy, share: null },
        { ...policy, share: 0.3 },
        { path: '/kn/', share: 0 },
        { path: '/kn/privacy-policy', share: 0.0001 },
      )}
    />,
  );

  expect(screen.getByRole('combobox', { name: 'Page' })).toHaveDisplayValue(
    'The privacy policy (30.0 % different)',
  );
  expect(choices('Page')).toEqual([
    'The home page (2.0 % different)',
    'The privacy policy (30.0 % different)',
    'The home page in Kannada',
    'The privacy policy in Kannada (0.1 % different)',
  ]);
});

it('has each window of a page, with what is different by section', async () => {
  const user = userEvent.setup();
  const sections = [
    { section: 'hero', share: 0.4 },
    { section: 'steps', share: 0.0002 },
  ];
  show(
    <CheckPictures
      check={check(
        { share: 0.1, sections },
        { device: 'desktop', theme: 'dark', after: OTHER },
        { path: '/kn/' },
      )}
    />,
  );

  expect(choices('Window')).toEqual(['phone, by day', 'desktop, by night']);
  expect(screen.getByText('hero: 40.0 % different · steps: 0.1 % different')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Window' }), 'desktop, by night');
  expect(screen.getByRole('region', { name: 'the home page on a desktop, by night' })).toBeVisible();

  // A page that has no such window begins with its first.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Page' }), 'The home page in Kannada');
  expect(choices('Window')).toEqual(['phone, by day']);
  expect(screen.getByRole('region', { name: 'the home page in Kannada on a phone, by day' })).toBeVisible();
});

it('has one description for a page that is longer than a picture can be', () => {
  const files = ['a', 'b'].map((digit) => digit.repeat(64));
  show(<CheckPictures check={check({ after: { ...ONE, files } })} />);

  const pictures = within(screen.getByRole('region')).getAllByRole('presentation', { hidden: true });
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'the home page on a phone, by day',
  ]);
  expect(pictures.map((image) => image.getAttribute('src'))).toEqual([
    `/api/v1/pictures/${PREVIEW}/${files[1]}`,
  ]);
});

it('has no picture where a check took none', () => {
  const { container } = show(<CheckPictures check={check()} />);

  expect(container).toBeEmptyDOMElement();
});
