import { formatAge, formatTable, personAddress, personName } from './words';

describe('a table', () => {
  it('aligns its columns, and leaves out one without a word and further lines of a word', () => {
    expect(
      formatTable(
        ['part', 'version', 'message'],
        [
          ['landing', '', 'Diwali\n\nAll of it.'],
          ['shell', '', ''],
        ],
      ),
    ).toEqual(['part     message', 'landing  Diwali', 'shell']);
  });

  it('aligns names whose letters have signs, and emoji', () => {
    const rows = [
      ['ಲಕ್ಷ್ಮಿ', 'landing'],
      ['عائشہ', 'legal'],
      ['🎉', 'shell'],
    ];

    expect(formatTable(['by', 'part'], rows)).toEqual([
      'by     part',
      'ಲಕ್ಷ್ಮಿ   landing',
      'عائشہ  legal',
      '🎉     shell',
    ]);
  });
});

describe('an age', () => {
  it.each([
    [0, '0 seconds ago'],
    [59, '59 seconds ago'],
    [60, '1 minute ago'],
    [2 * 60 * 60, '2 hours ago'],
    [24 * 60 * 60, '1 day ago'],
    [400 * 24 * 60 * 60, '400 days ago'],
    [-5, '0 seconds ago'],
  ])('of %d seconds is "%s"', (seconds, words) => {
    const now = new Date('2026-11-21T00:00:00.000Z');

    expect(formatAge(new Date(now.getTime() - seconds * 1000), now)).toBe(words);
  });
});

describe('the name of an author', () => {
  it('is what comes before the address', () => {
    expect(personName('Asha Rao <asha@brand.in>')).toBe('Asha Rao');
    expect(personAddress('Asha Rao <Asha@brand.in>')).toBe('asha@brand.in');
    expect(personName('asha')).toBe('asha');
    expect(personAddress('asha')).toBeNull();
  });
});
