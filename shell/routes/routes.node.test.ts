import { aPageDeployment } from '../testing/a-page-deployment';
import { routeAt, routeOfAddress, routesOf, setRoutes } from './routes';
import { frameRoutes, tableRoutes } from './table-routes';

it.each(['/', '/privacy-policy'])('the site has a page at %s (specification §2)', (path) => {
  expect(routeAt(path)?.path).toBe(path);
});

it.each([
  ['/privacy-policy/', '/privacy-policy'],
  ['/%70rivacy-policy', '/privacy-policy'],
  ['/privacy-policy.html', '/privacy-policy'],
  ['', '/'],
  ['/privacy-policy%2f', undefined],
  ['/privacy-policy//', undefined],
  ['/privacy-policy/more', undefined],
  ['/PRIVACY-POLICY', undefined],
  ['//', undefined],
  ['/%zz', undefined],
  ['/zebra', undefined],
  ['/constructor', undefined],
])('the address %s shows the page at %s', (address, path) => {
  expect(routeAt(address)?.path).toBe(path);
});

it.each([
  ['/kn/privacy-policy', 'kn', '', '/privacy-policy'],
  ['/kn', 'kn', '', '/'],
  ['/_preview/p1/', undefined, '/_preview/p1', '/'],
  ['/kn//', 'kn', '', undefined],
  ['/knowledge', 'kn', '', undefined],
  ['/hi/', 'kn', '', undefined],
])(
  'in the browser, %s in the language %s below "%s" is the page %s',
  (pathname, language, basePath, page) => {
    expect(routeOfAddress(pathname, { basePath, language })?.path).toBe(page);
  },
);

it('says of the pages that the frame links to, whose they are', () => {
  expect(frameRoutes.map(({ path, remote }) => `${path} ${remote}`)).toEqual([
    '/ landing',
    '/privacy-policy legal',
  ]);
});

describe('given a deployment of a landing with one more page, and without legal', () => {
  const { parts: live, ...deployment } = aPageDeployment();
  const { landing } = live;
  const remote = { ...landing!.remote!, pages: { '/': 'LandingPage', '/zebra': 'ZebraPage' } };

  beforeEach(() =>
    setRoutes(routesOf({ ...deployment, parts: { ...live, landing: { ...landing!, remote } } })),
  );
  afterEach(() => setRoutes(tableRoutes));

  it('has the pages that its releases say, also one that the shell never heard of', () => {
    expect(routeAt('/zebra')).toEqual({ path: '/zebra', remote: 'landing', module: 'ZebraPage' });
    expect(routeAt('/')).toMatchObject({ remote: 'landing' });
  });

  it('has no page of legal', () => {
    expect(routeAt('/privacy-policy')).toBeUndefined();
    expect(routeAt('/privacy-policy/')).toBeUndefined();
  });
});
