import { parts } from '@site/shared/federation';
import { pageId, routeOf, routes } from './routes';

it.each(['/', '/privacy-policy'])('the site has a page at %s (specification §2)', (path) => {
  expect(routeOf(path)?.path).toBe(path);
});

it.each(['/offers', '/privacy-policy/', '/PRIVACY-POLICY', '', '/constructor'])(
  'the site has no page at %s',
  (path) => {
    expect(routeOf(path)).toBeUndefined();
  },
);

it.each(routes)('$path is shown by a module that its remote exposes', (route) => {
  expect(parts[route.remote].exposes).toContain(route.module);
  expect(pageId(route)).toBe(`${route.remote}/${route.module}`);
});

it('no two routes have one address', () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});
