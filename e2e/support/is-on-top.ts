import type { Locator } from '@playwright/test';

/** Whether a click in the element's middle, and near either end, would reach it. */
export function isOnTop(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    return [left + 4, (left + right) / 2, right - 4].every((x) =>
      node.contains(document.elementFromPoint(x, middle)),
    );
  });
}
