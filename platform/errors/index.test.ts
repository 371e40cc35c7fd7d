import { finding, SiteError, SiteProblems, throwErrors } from './index';

describe('SiteError', () => {
  const cause = new Error('ENOSPC');
  const error = new SiteError('disk-full', 'The disk is full.', 'Free some space.', { cause });

  it('prints exactly the four stable names as JSON', () => {
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      code: 'disk-full',
      severity: 'error',
      message: 'The disk is full.',
      remedy: 'Free some space.',
    });
  });
});

it('lets warnings pass, and tells them next to an error', () => {
  const warning = finding('some-problem', 'Something is odd.', 'Look at it.', 'warning');
  const error = finding('some-problem', 'Something is wrong.', 'Put it right.');

  expect(() => throwErrors([warning])).not.toThrow();
  expect(() => throwErrors([warning, error])).toThrow(new SiteProblems([warning, error]));
});
