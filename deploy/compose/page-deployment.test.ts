import { safeJson } from './page-deployment';

describe('JSON inside a script element', () => {
  it.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    ']]>',
    '&lt;',
    'a\u2028b\u2029c',
    '</SCRIPT\n>',
  ])('holds %j without ending or opening anything', (text) => {
    const json = safeJson({ [text]: [text] });

    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ [text]: [text] });
  });

  it('keeps the names of prototypes as what they are: names', () => {
    const json = safeJson(JSON.parse('{"__proto__":{"polluted":true}}'));

    expect(json).toBe('{"__proto__":{"polluted":true}}');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
