import { createServer } from 'node:http';
import { close, listen } from '@site/server';
import { freePort } from '../../testing/free-port';
import { runSiteWith } from '../../testing/run-site';

it('a setting that is set and empty counts as unset: a bucket is asked as without it', async () => {
  const server = createServer((_, response) => response.writeHead(403).end());
  const port = await freePort();
  await listen(server, port);
  const empty = {
    AWS_REGION: '',
    AWS_SESSION_TOKEN: ' ',
    AWS_ENDPOINT_URL: ' ',
    SITE_CACHE: ' ',
    SITE_PEOPLE: ' ',
  };
  const env = { ...empty, SITE_STORE: 's3://site', SITE_S3_ENDPOINT: `http://localhost:${port}` };
  const key = { AWS_ACCESS_KEY_ID: 'KEY', AWS_SECRET_ACCESS_KEY: 'SECRET' };

  const { json } = await runSiteWith({ ...env, ...key }, '/', '--json', 'status');

  await close(server, 0);
  expect(json()).toMatchObject([{ problem: { code: 'store-access-denied' } }]);
});
