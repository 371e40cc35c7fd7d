import { STATS } from '../testing/tiny-parts';
import type { PartBuild } from '@site/ledger';
import type { PartStats } from '../ledger/releases/part-build';
import { pageDeployment, safeJson } from './page-deployment';

const POLICY = { path: '/privacy-policy', remote: 'legal', module: 'PrivacyPolicyPage' };

/** What the page's deployment says of a part with such a build. */
function partOf(part: string, stats: Partial<PartStats>, files: string[], inlined: string[] = []) {
  const integrity = Object.fromEntries(files.map((file) => [file, `sha256-${file}`]));
  const build = { part, release: '0123456789abcdef', stats: { ...STATS, start: [], ...stats }, integrity };
  const place = { deployment: '000001-0123456789ab', basePath: '', language: 'kn', inlined };
  return pageDeployment(place, { [part]: build as unknown as PartBuild }, [POLICY]).parts[part]!;
}

/** The same of a remote that exposes its page, and others. */
const remoteOf = (policy: string[], files: string[], more: Partial<PartStats> = {}, inlined?: string[]) =>
  partOf(
    'legal',
    {
      remoteEntry: 'remoteEntry.js',
      ...more,
      exposes: { __federation_expose_PrivacyPolicyPage: policy, ...more.exposes },
    },
    ['remoteEntry.js', ...files],
    inlined,
  );

it('names the words of its language, those that the HTML has too, and none of another', () => {
  const words = ['content-kn.js', 'text-kn.js'];
  const content = { en: ['content-en.js'], kn: ['content-kn.js'] };
  const text = { en: ['text-en.js'], kn: ['text-kn.js'] };

  const { integrity, remote } = remoteOf(
    ['page.js'],
    ['page.js', 'content-en.js', 'content-kn.js', 'text-en.js', 'text-kn.js'],
    { content, text },
  );

  expect(Object.keys(integrity)).toEqual(['remoteEntry.js', 'page.js', ...words]);
  expect(remote!.exposes).toEqual({ PrivacyPolicyPage: ['page.js', ...words] });
  expect(remote!.pages).toEqual({ '/privacy-policy': 'PrivacyPolicyPage' });
});

it('names the code of the pages that it can show, and none of the others of that part', () => {
  const { integrity } = remoteOf(
    ['policy.js', 'common.js'],
    ['policy.js', 'common.js', 'terms.js', 'widget.js'],
    { exposes: { __federation_expose_TermsPage: ['terms.js', 'common.js'] } },
  );

  expect(Object.keys(integrity)).toEqual(['remoteEntry.js', 'policy.js', 'common.js', 'widget.js']);
});

it('names no style sheet that the page holds in itself', () => {
  const page = ['policy.js', 'policy.css'];
  const { integrity, remote } = remoteOf(page, [...page, 'widget.css'], {}, ['policy.css']);

  expect(Object.keys(integrity)).toEqual(['remoteEntry.js', 'policy.js', 'widget.css']);
  expect(remote!.exposes).toEqual({ PrivacyPolicyPage: ['policy.js'] });
});

it.each([
  ['does not know it', undefined, ['main.js', 'toaster.js']],
  ['knows it', true, ['main.js']],
] as const)('names what the shell loads later where its entry %s: %s', (_, entryKnowsLater, named) => {
  const stats = { start: ['main.js'], remoteEntry: null, exposes: {}, later: ['toaster.js'] };
  const { integrity } = partOf('shell', { ...stats, entryKnowsLater }, ['main.js', 'toaster.js']);

  expect(Object.keys(integrity)).toEqual(named);
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
