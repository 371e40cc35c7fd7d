import { PREVIEWS_PATH } from '@site/shared/contracts/page-deployment';
import { findLive } from './find-live';

it.each([
  ['https://www.example.in', { origin: 'https://www.example.in', basePath: '' }],
  ['https://www.example.in/privacy-policy', { origin: 'https://www.example.in', basePath: '' }],
  [
    `http://localhost:8081${PREVIEWS_PATH}abc123/kn/`,
    { origin: 'http://localhost:8081', basePath: `${PREVIEWS_PATH}abc123` },
  ],
])('finds the site at %s', async (place, live) => {
  await expect(findLive(place, '/')).resolves.toEqual(live);
});

it.each(['', 'https://', 'http://no site'])('refuses "%s", which is no address', async (place) => {
  await expect(findLive(place, '/')).rejects.toThrow(`"${place}" is no place. Say what to develop against`);
});
