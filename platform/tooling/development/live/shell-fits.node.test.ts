import { assertShellFits } from './shell-fits';

const libraries = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const shell = (version: string) => ({ shared: libraries.map((name) => ({ name, version })) });

it('a shell with what this checkout needs fits', () => {
  expect(() => assertShellFits(shell('19.3.1'))).not.toThrow();
});

it('names the library of a shell whose React is another', () => {
  expect(() => assertShellFits(shell('18.3.1'))).toThrow(
    /^The shell that is live brings react 18\.3\.1, and this checkout needs \^.* npm run dev/,
  );
});

it('names what a shell does not bring', () => {
  expect(() => assertShellFits({ shared: [] })).toThrow('The shell that is live brings no react, ');
});
