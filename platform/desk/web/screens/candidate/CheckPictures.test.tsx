import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CheckPicture, CheckRecord } from '../../../api/check';
import { show } from '../../testing/show';
import { CheckPictures } from './CandidateCheck';

const PREVIEW = '0123456789abcdef';
const LIVE = 'fedcba9876543210';
const ONE = { width: 390, height: 800, files: ['a'.repeat(64)] };
const OTHER = { width: 390, height: 820, files: ['b'.repeat(64)] };

function check(picture: Partial<CheckPicture>): CheckRecord {
  const seen: CheckPicture = {
    ...{ path: '/', language: 'en', device: 'phone', theme: 'light' },
    ...{ after: ONE, before: null, share: 0, sections: [], marked: null },
    ...picture,
  };
  const by = { author: 'Meera', time: '2026-11-22T05:00:00.000Z', browser: 'Chromium 143' };
  return { preview: PREVIEW, ...by, isPassed: true, findings: [], pictures: [seen] };
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
