import { readPageText } from './page-text';
import { compareBlocks, markedWords } from './compare-blocks';

const compare = (before: string, after: string) =>
  compareBlocks(readPageText(before).blocks, readPageText(after).blocks).map(
    ({ kind, what, before, after }) => [kind, what, before, after],
  );

describe('the comparison of two readings of a page', () => {
  it('pairs a text with the one that took its place, and tells the rest as removed and added', () => {
    const before = '<p>We deliver within two hours.</p><p>Free of charge.</p>';
    const after = '<p>Every day.</p><p>We deliver within one hour.</p>';

    expect(compare(before, after)).toEqual([
      ['added', 'text', null, 'Every day.'],
      ['changed', 'text', 'We deliver within two hours.', 'We deliver within one hour.'],
      ['removed', 'text', 'Free of charge.', null],
    ]);
  });

  it('tells a single text in the place of another as changed, however different', () => {
    expect(compare('<p>Sunday</p>', '<p>Diwali</p>')).toEqual([['changed', 'text', 'Sunday', 'Diwali']]);
  });

  it.each([
    [
      'its words',
      'https://wa.me/91?text=%E0%B2%A8%E0%B2%AE%E0%B2%B8%E0%B3%8D%E0%B2%A4%E0%B3%86%20you',
      'https://wa.me/91?text=ನಮಸ್ತೆ you',
    ],
    ['what is no encoding as it is', '/100%', '/100%'],
    ['what turns the direction of writing encoded', '/%E2%80%AEmoc', '/%E2%80%AEmoc'],
  ])('tells of the address of a link %s', (_, address, told) => {
    const link = `<p>Ask <a href="${address}">us</a></p>`;

    expect(compare('<p>Ask</p>', link)).toContainEqual(['added', 'link', null, `us → ${told}`]);
  });

  it('tells a text that went elsewhere as moved', () => {
    const before = '<section><h2>A</h2><p>Text</p></section><section><h2>B</h2></section>';
    const after = '<section><h2>A</h2></section><section><h2>B</h2><p>Text</p></section>';

    expect(compareBlocks(readPageText(before).blocks, readPageText(after).blocks)).toMatchObject([
      { kind: 'moved', from: ['A'], section: ['B'], after: 'Text' },
    ]);
  });

  describe('of a list in another order', () => {
    const list = (entries: string[], entry: (name: string, index: number) => string) =>
      `<section><h2>List</h2><p>Intro</p><ol>${entries.map(entry).join('')}</ol></section>`;
    const SIGN = (name: string) => `<li>${name}</li>`;
    const LINK = (name: string) => `<li><a href="/${name}">${name}</a></li>`;
    const CARD = (name: string) =>
      `<li><img src="/${name}.svg" alt=""><h3>${name}</h3><p>All of ${name}</p></li>`;
    const STEP = (name: string, index: number) =>
      `<li><b>${index + 1}</b><h3>${name}</h3><p>All of ${name}</p></li>`;
    const moved = (entry: (name: string, index: number) => string, from: string, to: string) => {
      const [before, after] = [from, to].map((order) => readPageText(list(order.split(' '), entry)).blocks);
      return compareBlocks(before!, after!);
    };

    it.each([
      ['moved up by one', 'A C B D', 'C', 'A'],
      ['moved to the top', 'D A B C', 'D', null],
      ['the second above the first', 'B A C D', 'B', null],
      ['moved to the end', 'B C D A', 'A', 'D'],
    ])(
      'tells the entry that went elsewhere, once, and after which it is now: %s',
      (_, order, name, follows) => {
        for (const entry of [SIGN, LINK, CARD])
          expect(moved(entry, 'A B C D', order)).toEqual([
            { kind: 'moved', what: 'text', section: ['List'], before: name, after: name, follows },
          ]);
      },
    );

    it('tells of numbered entries which number each has now', () => {
      const changes = moved(STEP, 'A B C', 'C A B');

      expect(
        changes.map(({ kind, section, before, after }) => [kind, section.at(-1), before, after]),
      ).toEqual([
        ['changed', 'C', '3', '1'],
        ['moved', 'List', 'C', 'C'],
        ['changed', 'A', '1', '2'],
        ['changed', 'B', '2', '3'],
      ]);
    });
  });

  it('tells a picture whose file changed and a link that leads elsewhere', () => {
    const page = (file: string, href: string) =>
      `<img src="/${file}" alt=""><p><a href="${href}">Talk to us</a></p>`;

    expect(compare(page('crate.1a.svg', 'tel:1'), page('crate.2b.svg', 'tel:2'))).toEqual([
      ['changed', 'picture', 'crate.1a.svg', 'crate.2b.svg'],
      ['changed', 'link', 'Talk to us → tel:1', 'Talk to us → tel:2'],
    ]);
  });

  describe('of entries, each with a picture and a number before its title', () => {
    const entries = (...all: [picture: string, title: string, text: string][]) =>
      `<ul>${all.map(([picture, title, text]) => `<li><span><img src="/${picture}.svg" alt=""><b>1</b></span><h3>${title}</h3><p>${text}</p></li>`).join('')}</ul>`;
    const bulk = ['bulk.3c', 'Bulk Orders', 'Stock up in one order.'] as const;

    it('tells a picture next to the words of its entry, also where a neighbour has the same one', () => {
      const before = entries(['pricing.1a', 'Clear Prices', 'So that you can plan.'], [...bulk]);
      const after = entries(['bulk.3c', 'Better Offers', 'Each week another one.'], [...bulk]);

      expect(compare(before, after)).toEqual([
        ['changed', 'picture', 'pricing.1a.svg', 'bulk.3c.svg'],
        ['changed', 'text', 'Clear Prices', 'Better Offers'],
        ['changed', 'text', 'So that you can plan.', 'Each week another one.'],
      ]);
    });

    it('tells both pictures where two entries have changed theirs and their titles', () => {
      const before = entries(['pricing.1a', 'Prices', 'Plan.'], ['track.2b', 'Tracking', 'Live.']);
      const after = entries(['track.2b', 'Offers', 'Plan.'], ['pricing.1a', 'On its way', 'Live.']);

      expect(compare(before, after).filter(([, what]) => what === 'picture')).toEqual([
        ['changed', 'picture', 'pricing.1a.svg', 'track.2b.svg'],
        ['changed', 'picture', 'track.2b.svg', 'pricing.1a.svg'],
      ]);
    });

    it('tells nothing of a picture whose entry has other words, or follows one that is gone', () => {
      const before = entries(['pricing.1a', 'Prices', 'Plan.'], [...bulk]);
      const after = entries(['bulk.3c', 'Bulk and More Orders', bulk[2]]);

      expect(compare(before, after)).toEqual([
        ['removed', 'picture', 'pricing.1a.svg', null],
        ['removed', 'text', '1', null],
        ['removed', 'text', 'Prices', null],
        ['removed', 'text', 'Plan.', null],
        ['changed', 'text', 'Bulk Orders', 'Bulk and More Orders'],
      ]);
    });
  });

  it('knows a link by its words when another comes before it', () => {
    const before = '<p><a href="tel:1">Call</a></p>';
    const after = '<p><a href="/offers">Offers</a> <a href="tel:2">Call</a></p>';

    expect(compare(before, after).filter(([, what]) => what === 'link')).toEqual([
      ['added', 'link', null, 'Offers → /offers'],
      ['changed', 'link', 'Call → tel:1', 'Call → tel:2'],
    ]);
  });

  it('does not tell new words of a link twice', () => {
    expect(compare('<a href="tel:1">Call</a>', '<a href="tel:1">Phone</a>')).toEqual([
      ['changed', 'text', 'Call', 'Phone'],
    ]);
  });

  it('tells a change once that the page shows twice', () => {
    const page = (words: string) => `<ul><li>${words}</li></ul><ol><li>${words}</li></ol>`;

    expect(compare(page('One'), page('Two'))).toEqual([['changed', 'text', 'One', 'Two']]);
  });
});

it('marks the words that are different, in any script', () => {
  expect(markedWords('then 6 months', 'then 9 months')).toEqual([
    { text: 'then ', isIn: 'both' },
    { text: '6 ', isIn: 'before' },
    { text: '9 ', isIn: 'after' },
    { text: 'months ', isIn: 'both' },
  ]);
  expect(markedWords('ಹಳೆಯ ಮಾತು', 'ಹೊಸ ಮಾತು').map(({ text }) => text)).toEqual(['ಹಳೆಯ ', 'ಹೊಸ ', 'ಮಾತು ']);
});

it.each([
  ['added', 'Saraku Mandi', 'Saraku Mandi Read it here.', 'after'],
  ['taken away', 'Saraku Mandi Read it here.', 'Saraku Mandi', 'before'],
])('marks words that were %s at the end, and not the one before them', (_, before, after, isIn) => {
  expect(markedWords(before, after)).toEqual([
    { text: 'Saraku Mandi ', isIn: 'both' },
    { text: 'Read it here. ', isIn },
  ]);
});
