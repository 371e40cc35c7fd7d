import { objectHeaders } from './s3-objects';

describe('the headers of an object', () => {
  it.each([
    ['sites/x/index.html', 'text/html; charset=utf-8'],
    ['releases/x/browser/main.4f2a.js', 'text/javascript; charset=utf-8'],
    ['releases/x/browser/main.4f2a.js.map', 'application/json; charset=utf-8'],
    ['releases/x/browser/LOGO.PNG', 'image/png'],
    ['sites/x/README', 'application/octet-stream'],
    ['sites/x.html/raw', 'application/octet-stream'],
  ])('for %s say %s', (key, contentType) => {
    expect(objectHeaders(key)).toEqual({ contentType });
  });

  it.each([
    ['br', 'br'],
    ['gz', 'gzip'],
  ])('name the type inside a compressed sibling .%s', (extension, contentEncoding) => {
    expect(objectHeaders(`sites/x/index.html.${extension}`)).toEqual({
      contentType: 'text/html; charset=utf-8',
      contentEncoding,
    });
  });
});
