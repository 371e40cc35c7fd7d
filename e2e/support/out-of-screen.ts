/** What leaves the screen at its side, or is not to be reached there. Runs in the page. */
export function outOfScreen(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const isOutside = (place: Element | Range) => {
    const { left, right } = place.getBoundingClientRect();
    return right > clientWidth + 1 || left < -1;
  };
  const wordsOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range;
  };
  // Asked of a page that is too wide alone: the boxes of all its words take seconds.
  const widest = () => {
    const outside = [...document.querySelectorAll('body *')].filter(
      (element) => element.checkVisibility() && (isOutside(element) || isOutside(wordsOf(element))),
    );
    return outside.find((element) => !outside.some((other) => other !== element && element.contains(other)));
  };
  const found = [];
  if (scrollWidth > clientWidth) {
    const first = widest();
    const what = `${first?.className || first?.localName} "${first?.textContent}"`;
    found.push(`the page is ${scrollWidth - clientWidth} px too wide, by ${what}`);
  }
  const menu = [...document.querySelectorAll('header summary')].find((summary) => summary.checkVisibility());
  if (menu && isOutside(menu)) found.push('the menu is cut off');
  return found;
}
