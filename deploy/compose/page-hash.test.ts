import { hashOfShown, shownOf } from './page-hash';

const page = (head: string, body: string) =>
  `<!doctype html><html><head><title>Policy</title>${head}</head><body><main>${body}</main></body></html>`;
const clause = '<p>We keep it for 30 days.</p>';

describe('the hash of what a page shows', () => {
  it.each([
    ['the deployment and its releases', '<script type="application/json">{"deployment":"000002"}</script>'],
    ['styles, which lack the tokens that no part uses', '<style>p{color:red}</style>'],
    ['files of releases', '<link rel="preload" href="/_r/landing/3fa9c2d41b7e0011/main.js">'],
    [
      'the policy, which names releases',
      '<meta http-equiv="Content-Security-Policy" content="script-src *">',
    ],
    [
      'the picture for chats, which each machine paints',
      '<meta property="og:image" content="/og-home.png?v=1">',
    ],
  ])('is the same with other %s', (_, part) => {
    expect(hashOfShown(page(part, clause))).toBe(hashOfShown(page('', clause)));
  });

  it.each([
    ['word', '', '<p>We keep it for 90 days.</p>'],
    ['attribute', '', '<p hidden>We keep it for 30 days.</p>'],
    ['space', '', '<p>We keep it for 30  days.</p>'],
    ['description', '<meta name="description" content="Kept for ever">', clause],
  ])('is another with another %s', (_, head, body) => {
    expect(hashOfShown(page(head, body))).not.toBe(hashOfShown(page('', clause)));
  });

  it('leaves out nothing that is read, however it is written', () => {
    const hidden = `<!--<script>-->${clause}<!--</script>--><p title="<style>">Seen</p><p title="</style>"></p>`;

    expect(shownOf(page('', hidden))).toBe(page('', hidden));
  });
});
