/**
 * Takes away what cookies a script has left behind: the site has none of its own, and they go with every request until a server
 * refuses it for its size. Those of other paths and of servers (`HttpOnly`) are out of sight, and stay.
 */
export function expireCookies(): void {
  for (const cookie of document.cookie.split('; ').filter(Boolean)) {
    const [name = ''] = cookie.split('=');
    document.cookie = `${name}=; path=/; max-age=0`;
  }
}
