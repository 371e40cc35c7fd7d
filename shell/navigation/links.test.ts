import { fireEvent } from '@testing-library/react';
import { type InSiteTarget, inSiteTarget, loadLikelyPage } from './links';

/** Where a click on this markup's inmost element leads, as the shell sees it. */
function targetOf(markup: string, click: MouseEventInit = {}, basePath = ''): InSiteTarget | null {
  document.body.innerHTML = markup;
  let inmost: Element = document.body;
  while (inmost.lastElementChild) inmost = inmost.lastElementChild;
  let target: InSiteTarget | null = null;
  const see = (event: MouseEvent) => {
    target = inSiteTarget(event, basePath);
    event.preventDefault();
  };
  document.addEventListener('click', see, { once: true });
  fireEvent.click(inmost, { button: 0, ...click });
  return target;
}

describe('a click that the shell may follow', () => {
  it.each([
    ['a link', '<a href="/privacy-policy">Policy</a>', { path: '/privacy-policy', hash: '' }],
    ['a link with an anchor', '<a href="/#services">Services</a>', { path: '/', hash: '#services' }],
    ['something in a link', '<a href="/"><svg><path /></svg></a>', { path: '/', hash: '' }],
    [
      'a link written in full',
      `<a href="${location.origin}/privacy-policy">Policy</a>`,
      { path: '/privacy-policy', hash: '' },
    ],
  ])('is one on %s', (_, markup, target) => {
    expect(targetOf(markup)).toEqual(target);
  });

  it('is told without the path that a preview hangs under', () => {
    expect(targetOf('<a href="/_preview/p1/privacy-policy">Policy</a>', {}, '/_preview/p1')).toEqual({
      path: '/privacy-policy',
      hash: '',
    });
  });
});

describe('a click that belongs to the browser', () => {
  const link = '<a href="/privacy-policy">Policy</a>';

  it.each([
    ['with Ctrl, for a new tab', { ctrlKey: true }],
    ['with Command, for a new tab', { metaKey: true }],
    ['with Shift, for a new window', { shiftKey: true }],
    ['with Alt, for a download', { altKey: true }],
    ['with the middle button', { button: 1 }],
  ])('is one %s', (_, click) => {
    expect(targetOf(link, click)).toBeNull();
  });

  it.each([
    ['a link to another site', '<a href="https://play.google.com/store">Store</a>'],
    ['a link to a phone number', '<a href="tel:+919812345678">Call</a>'],
    ['a script in a link', '<a href="javascript:alert(1)">Run</a>'],
    ['a link for a new tab', '<a href="/privacy-policy" target="_blank">Policy</a>'],
    ['a link to a download', '<a href="/privacy-policy.json" download>Policy</a>'],
    ['a link that asks for a full load', '<a href="/" data-full-load>Home</a>'],
    ['no link at all', '<button>Press</button>'],
  ])('is one on %s', (_, markup) => {
    expect(targetOf(markup)).toBeNull();
  });

  it.each(['/', '/_preview/p2/privacy-policy', '/_preview/p10/'])(
    'is one on %s from within the preview p1',
    (href) => {
      expect(targetOf(`<a href="${href}">Out</a>`, {}, '/_preview/p1')).toBeNull();
    },
  );

  it('is one that something on the page has answered already', () => {
    const answer = (event: MouseEvent) => event.preventDefault();
    document.addEventListener('click', answer, { capture: true, once: true });

    expect(targetOf(link)).toBeNull();
  });
});

describe('what is loaded for a visitor who is about to follow a link', () => {
  let asked: string[];
  let stop: () => void;

  beforeEach(() => {
    asked = [];
    document.body.innerHTML = `
    <a id="policy" href="/privacy-policy"><span id="words">Privacy Policy</span></a>
    <a id="anchor" href="/#services">Services</a>
    <a id="unknown" href="/zebra">Zebra</a>
    <a id="store" href="https://play.google.com/store/apps">Download App</a>
    <a id="full" href="/privacy-policy" data-full-load>Try again</a>
    <p id="text">Words</p>`;
    stop = loadLikelyPage((pageId) => asked.push(pageId), '');
  });
  afterEach(() => stop());

  const happen = (type: 'pointerover' | 'focusin', id: string) =>
    document.getElementById(id)!.dispatchEvent(new Event(type, { bubbles: true }));

  it.each(['pointerover', 'focusin'] as const)('is the page that it leads to, at %s', (type) => {
    happen(type, 'policy');
    happen(type, 'words');
    happen(type, 'anchor');

    expect(asked).toEqual(['legal/PrivacyPolicyPage', 'legal/PrivacyPolicyPage', 'landing/LandingPage']);
  });

  it.each(['unknown', 'store', 'full', 'text'])(
    'is nothing for what is no link to another page: %s',
    (id) => {
      happen('pointerover', id);

      expect(asked).toEqual([]);
    },
  );

  it('is nothing for one who asked for less data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

    happen('pointerover', 'policy');

    expect(asked).toEqual([]);
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('is nothing once it was stopped', () => {
    stop();
    happen('pointerover', 'policy');

    expect(asked).toEqual([]);
  });
});
