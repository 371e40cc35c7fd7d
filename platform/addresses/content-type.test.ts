import { contentType } from './headers';

it.each([
  ['sites/x/index.html', 'text/html; charset=utf-8'],
  ['files/landing/main.4f2a.js', 'text/javascript; charset=utf-8'],
  ['files/landing/main.4f2a.js.map', 'application/json; charset=utf-8'],
  ['files/landing/LOGO.PNG', 'image/png'],
  ['sites/x/README', 'application/octet-stream'],
  ['sites/x.html/raw', 'application/octet-stream'],
])('the content type of %s is %s', (name, type) => {
  expect(contentType(name)).toBe(type);
});
