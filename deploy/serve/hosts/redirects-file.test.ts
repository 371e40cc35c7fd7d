import { redirectsFile } from './redirects-file';

it('sends each language its own page for what is not there', () => {
  const files = {
    'index.html': '',
    '404.html': '',
    'kn/index.html': '',
    'kn/404.html': '',
    'ur/404.html': '',
  };

  expect(redirectsFile(files)).toBe('/kn/* /kn/404.html 404\n/ur/* /ur/404.html 404\n');
});
