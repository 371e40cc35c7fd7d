/** Functions that run in a page. Each stands alone: a browser gets its text and nothing around it. */

/** Whether React has taken over header, title and footer. */
export function isHydrated(): boolean {
  const roots = ['header', 'main h1', 'footer'].map((selector) => document.querySelector(selector));
  return roots.every(
    (element) => element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  );
}

/**
 * The sum of all shifts of the layout so far, as Cumulative Layout Shift counts them (https://web.dev/cls). What sticks to the foot
 * of the window is left out: where text above it and its own letters grow in one frame, Chromium counts it as moved, though it stays.
 */
export function shiftsSoFar(): number {
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  };
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords() as Shift[];
  const sticks = (node: Node | null): boolean => {
    if (!node) return false;
    const { position, bottom } =
      node instanceof Element ? getComputedStyle(node) : { position: '', bottom: '' };
    return (position === 'sticky' && bottom !== 'auto') || sticks(node.parentNode);
  };
  // What moved most is named first.
  const counted = shifts.filter(
    ({ hadRecentInput, sources }) => !hadRecentInput && !sticks(sources[0]?.node ?? null),
  );
  return counted.reduce((sum, { value }) => sum + value, 0);
}

/** Fetches what is fetched only near the window, takes the banner of a preview away, and waits for letters and pictures. */
export async function settle(): Promise<void> {
  document.querySelector<HTMLElement>('body > dialog[open]')?.style.setProperty('display', 'none');
  for (const image of document.images) image.loading = 'eager';
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

/** Has each section begin at a whole pixel, as the same one of another version does: letters between two are drawn otherwise. */
export function alignSections(): void {
  for (const section of document.querySelectorAll<HTMLElement>('header, main section, footer')) {
    if (section.parentElement?.closest('main section, footer') != null) continue;
    const { top, height } = section.getBoundingClientRect();
    section.style.minHeight = `${Math.ceil(top + scrollY + height) - top - scrollY}px`;
  }
}

/**
 * Waits until nothing in the page has changed for a while, no letters and pictures are on their way, and nothing changes once the
 * browser has time for it and draws it: on a busy machine, code that looks for what is to be seen starts late, and acts later. At most
 * 10 s. Without JavaScript, no timer ever ends.
 */
export async function untilQuiet(): Promise<void> {
  await new Promise<void>((resolve) => {
    let changes = 0;
    const isHere = () =>
      document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete);
    const endUnless = (before: number) => () => {
      if (before !== changes) return;
      if (isHere()) resolve();
      else timer = quiet();
    };
    const draw = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then));
    // Idle callbacks may wait for ever in a page that draws nothing: each follows a frame that was asked for.
    const settle = (then: () => void) =>
      draw(() => requestIdleCallback(() => draw(() => requestIdleCallback(then))));
    const quiet = () => setTimeout(() => settle(endUnless(changes)), 150);
    let timer = quiet();
    new MutationObserver(() => {
      changes += 1;
      clearTimeout(timer);
      timer = quiet();
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(resolve, 10_000);
  });
}

/** Pictures that did not arrive, by address. */
export function brokenPictures(): string[] {
  return [...document.images]
    .filter((image) => !image.complete || image.naturalWidth === 0)
    .map((image) => image.currentSrc || image.src);
}

/** By how many CSS px the page is wider than its window, and what sticks out; none where it fits. */
export function overflow(): { by: number; elements: string[] } {
  const width = document.documentElement.clientWidth;
  const by = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - width;
  if (by <= 0) return { by: 0, elements: [] };
  const elements = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > width + 1 || left < -1;
  });
  return { by, elements: elements.slice(0, 3).map((element) => element.outerHTML.slice(0, 80)) };
}

/** Of some words, those of which a letter looks as one that no font has: the machine has no font for them. */
export function lettersWithoutShape(words: string[]): string[] {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const letters = words.join('').match(/\p{Lo}/gu) ?? [];
  // The first is the number of no letter, the second one that is kept free for private use.
  const [box, otherBox, ...shapes] = ['\u0378', '\u{10fffd}', ...letters].map((letter) => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.font = '40px sans-serif';
    context.textBaseline = 'top';
    context.fillText(letter, 10, 10);
    return context.getImageData(0, 0, canvas.width, canvas.height).data.join();
  });
  const missing = letters.filter((_, nth) => [box, otherBox].includes(shapes[nth]));
  return words.filter((word) => missing.some((letter) => word.includes(letter)));
}

/** The words of the main part that can be seen, one space apart. */
export function wordsShown(): string {
  const main = document.querySelector<HTMLElement>('main');
  // Of an element that is not drawn, `innerText` is all of its text.
  return main?.checkVisibility() ? main.innerText.replace(/\s+/g, ' ').trim() : '';
}

/** Marks what can be acted on and is to be seen, so that the keyboard's way can be compared. @returns how much there is */
export function markInteractive(): number {
  const selector =
    'a[href], button, input, select, textarea, summary, [tabindex], [role=button], [role=link]';
  const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const isShown = element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false });
    const radio = element instanceof HTMLInputElement && element.type === 'radio' && !element.checked;
    const isOff = element.matches(':disabled, [aria-disabled=true], [inert] *, [tabindex="-1"]');
    const isHeld = element.closest('[role=menu], [role=listbox], [role=tablist], [role=radiogroup]') !== null;
    return isShown && !isOff && !radio && !isHeld;
  });
  for (const element of all) Object.assign(element, { __isReached: false });
  return all.length;
}

/** Notes what has the focus. @returns whether anything in the page has it */
export function noteFocus(): boolean {
  const element = document.activeElement;
  if (element === null || element === document.body || element === document.documentElement) return false;
  Object.assign(element, { __isReached: true });
  return true;
}

/** Names what was marked and never had the focus, and is still to be seen: a button may have gone with the scrolling. */
export function namesOfUnreached(): string[] {
  const all = [...document.querySelectorAll<HTMLElement & { __isReached?: boolean }>('*')];
  return all
    .filter((element) => {
      const box = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return element.__isReached === false && isShown && box.width * box.height > 0;
    })
    .map((element) => (element.innerText || element.ariaLabel || element.tagName).trim().slice(0, 60));
}

/** A horizontal strip of a page, from the top of one section to the top of the next. */
export interface Band {
  /** The same for the same section of another version: `#` and its id, or its heading. */
  key: string;
  /** What people call it. */
  name: string;
  /** In CSS px from the page's top. */
  top: number;
  bottom: number;
}

/** Cuts the page into strips by header, sections of the main part, and footer. */
export function bandsOf(): Band[] {
  const height = document.documentElement.scrollHeight;
  const found = [...document.querySelectorAll<HTMLElement>('header, main section, footer')]
    .filter((element) => element.parentElement?.closest('main section, footer') == null)
    .map((element) => {
      const heading = element.querySelector('h1, h2, h3')?.textContent?.trim() ?? '';
      const tag = element.tagName.toLowerCase();
      const isFrame = tag !== 'section';
      const top = Math.round(element.getBoundingClientRect().top + scrollY);
      return {
        key: isFrame ? tag : element.id ? `#${element.id}` : heading || tag,
        name: isFrame ? tag : heading || tag,
        top,
      };
    })
    .filter(({ top }) => top < height)
    .sort((one, other) => one.top - other.top)
    .filter(({ top }, index, all) => index === 0 || top > all[index - 1]!.top);
  if (found.length === 0) return [{ key: 'page', name: 'page', top: 0, bottom: height }];
  return found.map((band, index) => ({
    ...band,
    top: index === 0 ? 0 : band.top,
    bottom: found[index + 1]?.top ?? height,
  }));
}
