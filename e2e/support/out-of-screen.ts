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
  const outside = [...document.querySelectorAll('body *')].filter(
    (element) => element.checkVisibility() && (isOutside(element) || isOutside(wordsOf(element))),
  );
  const [first] = outside.filter(
    (element) => !outside.some((other) => other !== element && element.contains(other)),
  );
  const menu = [...document.querySelectorAll('header summary')].find((summary) => summary.checkVisibility());
  return [
    ...(scrollWidth > clientWidth
      ? [
          `the page is ${scrollWidth - clientWidth} px too wide, by ${first?.className || first?.localName} "${first?.textContent}"`,
        ]
      : []),
    ...(menu && isOutside(menu) ? ['the menu is cut off'] : []),
  ];
}
