import { PREVIEWS_PATH } from '@site/shared/contracts/page-deployment';
import { assertShellFits, findLive } from './find-live';

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

const libraries = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const shell = (version: string) => Object.fromEntries(libraries.map((name) => [name, version]));

it('a shell with what this checkout needs fits', () => {
  expect(() => assertShellFits(shell('19.3.1'))).not.toThrow();
});

it('names the library of a shell whose React is another', () => {
  expect(() => assertShellFits(shell('18.3.1'))).toThrow(
    /^The shell that is live brings react 18\.3\.1, and this checkout needs \^.* npm run dev/,
  );
});

it('names what a shell does not bring', () => {
  expect(() => assertShellFits({})).toThrow('The shell that is live brings no react, ');
});
