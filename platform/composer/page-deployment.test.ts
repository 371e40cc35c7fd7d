import { STATS } from '../testing/tiny-parts';
import type { PartBuild } from '@site/ledger';
import { pageDeployment, safeJson } from './page-deployment';

it('names the words of its language, those that the HTML has too, and none of another', () => {
  const files = ['remoteEntry.js', 'page.js', 'content-en.js', 'content-kn.js', 'text-en.js', 'text-kn.js'];
  const legal = {
    part: 'legal',
    release: '0123456789abcdef',
    stats: {
      ...STATS,
      start: [],
      remoteEntry: 'remoteEntry.js',
      exposes: { __federation_expose_PrivacyPolicyPage: ['page.js'] },
      content: { en: ['content-en.js'], kn: ['content-kn.js'] },
      text: { en: ['text-en.js'], kn: ['text-kn.js'] },
    },
    integrity: Object.fromEntries(files.map((file) => [file, `sha256-${file}`])),
  } as unknown as PartBuild;

  const { parts } = pageDeployment(
    { deployment: '000001-0123456789ab', basePath: '', language: 'kn', inlined: [] },
    { legal },
    [{ path: '/privacy-policy', remote: 'legal', module: 'PrivacyPolicyPage' }],
  );

  const words = ['content-kn.js', 'text-kn.js'];
  expect(Object.keys(parts.legal!.integrity)).toEqual(['remoteEntry.js', 'page.js', ...words]);
  expect(parts.legal!.remote!.exposes).toEqual({ PrivacyPolicyPage: ['page.js', ...words] });
  expect(parts.legal!.remote!.pages).toEqual({ '/privacy-policy': 'PrivacyPolicyPage' });
});

it('names the code of the pages that it can show, and none of the others of that part', () => {
  const stats = {
    ...STATS,
    start: [],
    remoteEntry: 'remoteEntry.js',
    exposes: {
      __federation_expose_PrivacyPolicyPage: ['policy.js', 'common.js'],
      __federation_expose_TermsPage: ['terms.js', 'common.js'],
    },
  };
  const files = ['remoteEntry.js', 'policy.js', 'common.js', 'terms.js', 'widget.js'];
  const integrity = Object.fromEntries(files.map((file) => [file, `sha256-${file}`]));
  const legal = { part: 'legal', release: '0123456789abcdef', stats, integrity } as unknown as PartBuild;

  const { parts } = pageDeployment(
    { deployment: '000001-0123456789ab', basePath: '', language: 'en', inlined: [] },
    { legal },
    [{ path: '/privacy-policy', remote: 'legal', module: 'PrivacyPolicyPage' }],
  );

  expect(Object.keys(parts.legal!.integrity)).toEqual([
    'remoteEntry.js',
    'policy.js',
    'common.js',
    'widget.js',
  ]);
});

it('names no style sheet that the page holds in itself', () => {
  const stats = {
    ...STATS,
    start: [],
    remoteEntry: 'remoteEntry.js',
    exposes: { __federation_expose_PrivacyPolicyPage: ['policy.js', 'policy.css'] },
  };
  const files = ['remoteEntry.js', 'policy.js', 'policy.css', 'widget.css'];
  const integrity = Object.fromEntries(files.map((file) => [file, `sha256-${file}`]));
  const legal = { part: 'legal', release: '0123456789abcdef', stats, integrity } as unknown as PartBuild;

  const { parts } = pageDeployment(
    {
      deployment: '000001-0123456789ab',
      basePath: '',
      language: 'en',
      inlined: ['policy.css'],
    },
    { legal },
    [{ path: '/privacy-policy', remote: 'legal', module: 'PrivacyPolicyPage' }],
  );

  expect(Object.keys(parts.legal!.integrity)).toEqual(['remoteEntry.js', 'policy.js', 'widget.css']);
  expect(parts.legal!.remote!.exposes).toEqual({ PrivacyPolicyPage: ['policy.js'] });
});

it.each([
  ['does not know it', undefined, ['main.js', 'toaster.js']],
  ['knows it', true, ['main.js']],
])('names what the shell loads later where its entry %s: %s', (_, entryKnowsLater, named) => {
  const stats = {
    ...STATS,
    start: ['main.js'],
    remoteEntry: null,
    exposes: {},
    later: ['toaster.js'],
    entryKnowsLater,
  };
  const integrity = { 'main.js': 'sha256-main', 'toaster.js': 'sha256-toaster' };
  const shell = { part: 'shell', release: '0123456789abcdef', stats, integrity } as unknown as PartBuild;

  const { parts } = pageDeployment(
    { deployment: '000001-0123456789ab', basePath: '', language: 'en', inlined: [] },
    { shell },
    [],
  );

  expect(Object.keys(parts.shell!.integrity)).toEqual(named);
});

describe('JSON inside a script element', () => {
  it.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    ']]>',
    '&lt;',
    'a\u2028b\u2029c',
    '</SCRIPT\n>',
  ])('holds %j without ending or opening anything', (text) => {
    const json = safeJson({ [text]: [text] });

    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ [text]: [text] });
  });

  it('keeps the names of prototypes as what they are: names', () => {
    const json = safeJson(JSON.parse('{"__proto__":{"polluted":true}}'));

    expect(json).toBe('{"__proto__":{"polluted":true}}');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
