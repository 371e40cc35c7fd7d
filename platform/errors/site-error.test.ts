import { SiteError } from './site-error';

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
