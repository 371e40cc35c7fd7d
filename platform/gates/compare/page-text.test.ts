import { readPageText } from './page-text';

const words = (html: string) => readPageText(`<body>${html}</body>`).blocks.map(({ text }) => text);

describe('the text of a page', () => {
  it('is read in order, a piece for each paragraph, item and row', () => {
    const html = `<main><h1>Policy</h1><p>One
      <b>line</b>.</p><ul><li>First</li><li>Second</li></ul>
      <table><tr><th>Data</th><td><div>Kept</div></td></tr></table></main>`;

    expect(words(html)).toEqual(['Policy', 'One line.', 'First', 'Second', 'Data · Kept']);
  });

  it('has the cells of a row, and which row names the columns', () => {
    const { blocks } = readPageText(
      `<table><tr><th scope="col">Data</th><th scope="col">Kept</th></tr>
       <tr><th scope="row">Name</th><td><div>1 year</div></td></tr></table>`,
    );

    expect(blocks).toMatchObject([
      { kind: 'row', text: 'Data · Kept', cells: ['Data', 'Kept'], isHead: true },
      { kind: 'row', text: 'Name · 1 year', cells: ['Name', '1 year'] },
    ]);
    expect(blocks[1]).not.toHaveProperty('isHead');
  });

  it('counts what is around the main part as header or footer', () => {
    const { blocks } = readPageText(
      '<a href="#main">Skip</a><div>Strip</div><header>Menu</header><main><p>Words</p></main><p>Below</p><footer>Phone</footer>',
    );
    const regions = blocks.filter(({ kind }) => kind === 'text').map(({ text, region }) => [text, region]);

    expect(regions).toEqual([
      ['Skip', 'header'],
      ['Strip', 'header'],
      ['Menu', 'header'],
      ['Words', 'main'],
      ['Below', 'footer'],
      ['Phone', 'footer'],
    ]);
  });

  it('leaves out scripts, styles, icons and what is hidden from everybody', () => {
    const html = `<p hidden>No</p><svg><title>No</title></svg><script>no()</script><style>p{}</style><p>Yes</p>`;

    expect(words(html)).toEqual(['Yes']);
  });

  it('leaves out what a preview says of itself, and nothing else that looks like it', () => {
    const html =
      '<dialog open><p>Preview</p></dialog><div id="root"><dialog open><p>Words</p></dialog></div>';

    expect(words(html)).toEqual(['Words']);
  });

  it('keeps words apart that stand in neighbouring elements, and together what is one word', () => {
    expect(
      words(
        '<p><span>Brand</span><span>Your mandi</span></p><h2><span>1<i>.</i></span> <!-- -->Sharing</h2>',
      ),
    ).toEqual(['Brand Your mandi', '1. Sharing']);
  });

  it('joins a term and its description', () => {
    expect(
      words('<dl><div><dt>Version</dt><dd>2</dd></div><dt>Address</dt><dd>Here</dd><dd>There</dd></dl>'),
    ).toEqual(['Version: 2', 'Address: Here', 'There']);
  });

  it('tells a picture by its alternative and its file, and where a link leads', () => {
    const { blocks } = readPageText(
      '<p><img src="/_f/landing/crate.1a2b.svg" alt="A crate"></p><p>Call <a href="tel:+9180">us</a>.</p>',
    );

    expect(blocks).toMatchObject([
      { kind: 'picture', text: 'A crate', label: 'crate.1a2b.svg' },
      { kind: 'text', text: 'Call us.' },
      { kind: 'link', text: 'tel:+9180', label: 'us' },
    ]);
  });

  it('tells what a button and a link without words are called, after the piece that they stand in', () => {
    const { blocks } = readPageText(
      '<h2>Rights <button aria-label="Copy the link"><svg></svg></button></h2><p><a href="/" aria-label="Home"><svg></svg></a></p>',
    );

    expect(blocks).toMatchObject([
      { kind: 'heading', text: 'Rights' },
      { kind: 'label', text: 'Copy the link' },
      { kind: 'link', text: '/', label: 'Home' },
    ]);
  });

  it('tells the headings that a piece is under, up to the end of their section', () => {
    const { blocks } = readPageText(
      `<main><section><h2>5. Rights</h2><h3>5.1 How</h3><p>Ask.</p><h3>5.2 Why</h3><p>Law.</p></section><p>End.</p></main>
       <footer><h2>Contact</h2><p>Phone</p></footer>`,
    );
    const placeOf = (text: string) => {
      const block = blocks.find((candidate) => candidate.text === text);
      return [block?.region, ...(block?.under ?? [])];
    };

    expect(placeOf('Ask.')).toEqual(['main', '5. Rights', '5.1 How']);
    expect(placeOf('Law.')).toEqual(['main', '5. Rights', '5.2 Why']);
    expect(placeOf('End.')).toEqual(['main']);
    expect(placeOf('Phone')).toEqual(['footer', 'Contact']);
  });

  it('tells what stands before the first of several headings under none of them', () => {
    const { blocks } = readPageText(
      '<main><article><p>A short note.</p><h2>1 Data</h2><p>One.</p><h2>2 Use</h2><p>Two.</p></article></main>',
    );
    const underOf = (words: string) => blocks.find(({ text }) => text === words)?.under;

    expect(['A short note.', 'One.', 'Two.'].map(underOf)).toEqual([[], ['1 Data'], ['2 Use']]);
  });

  it('tells the picture of an entry under the heading of that entry, and nothing after the list under it', () => {
    const { blocks } = readPageText(
      `<main><section><h2>Why us</h2><ul><li><img src="/pricing.1a.svg" alt=""><h3>Prices</h3></li>
       <li><img src="/track.2b.svg" alt=""><h3>Tracking</h3><p>Live.</p></li></ul><p>End.</p></section></main>`,
    );
    const placeOf = (words: string) =>
      blocks.find(({ text, label }) => text === words || label === words)?.under;

    expect(placeOf('track.2b.svg')).toEqual(['Why us', 'Tracking']);
    expect(placeOf('Live.')).toEqual(['Why us', 'Tracking']);
    expect(placeOf('End.')).toEqual(['Why us']);
  });

  it('tells a row in which words are marked as removed and added as one', () => {
    expect(
      words('<table><tr><td>Name</td><td>Then <del>6</del> <ins>9</ins> months</td></tr></table>'),
    ).toEqual(['Name · Then 6 9 months']);
  });

  it('tells what search engines are told', () => {
    const head = `<head><title>Home</title><meta name="description" content="Groceries"><link rel="canonical" href="https://a.in/">
      <meta name="robots" content="noindex"></head>`;

    expect(readPageText(head)).toMatchObject({
      title: 'Home',
      description: 'Groceries',
      canonical: 'https://a.in/',
      noindex: true,
    });
  });

  it('tells the links of a preview as those of the site', () => {
    const deployment = JSON.stringify({
      deployment: '000001-0123456789ab',
      basePath: '/_preview/p1',
      parts: {},
    });
    const { blocks } = readPageText(
      `<a href="/_preview/p1">Home</a><a href="/_preview/p1/privacy-policy#v1">Policy</a>
       <script type="application/json" id="site-deployment">${deployment}</script>`,
    );

    expect(blocks.filter(({ kind }) => kind === 'link').map(({ text }) => text)).toEqual([
      '/',
      '/privacy-policy#v1',
    ]);
  });
});
