/** What an element says: its words, and those for who does not see it; with plain spaces where a line may not break. */
export function wordsSaid(element: Element): string {
  const named = [...element.querySelectorAll('[alt], [aria-label]')];
  const names = named.flatMap((one) => [one.getAttribute('alt'), one.getAttribute('aria-label')]);
  return [element.textContent, ...names].join('\n').replaceAll('\u00a0', ' ');
}
