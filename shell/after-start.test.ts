import { expireCookies } from './after-start';

it('takes away the cookies that a script has left behind', () => {
  document.cookie = 'b0=xxx; path=/';
  document.cookie = 'b1=y=z; path=/; max-age=31536000';
  expect(document.cookie).toBe('b0=xxx; b1=y=z');

  expireCookies();

  expect(document.cookie).toBe('');
});
