import { version as kit } from '../../package.json';
import { assertShellFits } from './shell-fits';

const libraries = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const shell = (kitVersion: string) => ({
  shared: [
    ...libraries.map((name) => ({ name, version: '19.3.1' })),
    { name: '@emotion/react', version: '11.14.0' },
    { name: '@site/shared/ui', version: kitVersion },
  ],
});

it('a shell with what this checkout needs fits', () => {
  expect(() => assertShellFits(shell(kit))).not.toThrow();
});

it('names the library of a shell whose kit is another', () => {
  expect(() => assertShellFits(shell('1.4.0'))).toThrow(
    /^The shell that is live brings @site\/shared\/ui 1\.4\.0, and this checkout needs \^.* npm run dev/,
  );
});

it('names what a shell does not bring', () => {
  expect(() => assertShellFits({ shared: [] })).toThrow('The shell that is live brings no react, ');
});
