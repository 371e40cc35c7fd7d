/** An answer as `fetch` brings it: it knows the address that it came from, which `new Response()` does not. */
export function answerFrom(address: string, body: string, init?: ResponseInit): Response {
  return withAddress(new Response(body, init), new URL(address, 'https://www.brand.example').href);
}

function withAddress(answer: Response, url: string): Response {
  const clone = () => withAddress(Response.prototype.clone.call(answer), url);
  return Object.defineProperties(answer, { url: { value: url }, clone: { value: clone } });
}
