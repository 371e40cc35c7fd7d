/** Functions that run in a page. Each stands alone: a browser gets its text and nothing around it. */

/** Whether React has taken over header, title and footer. */
export function isHydrated(): boolean {
  const roots = ['header', 'main h1', 'footer'].map((selector) => document.querySelector(selector));
  return roots.every(
    (element) => element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  );
}

/** What scripts do before the first byte of a page: keep every shift of its layout. */
export function watchShifts(): void {
  const kept = { sum: 0 };
  Object.defineProperty(window, '__shifts', { value: kept });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) kept.sum += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What a script before the first byte of a page gives {@link still}. */
interface Stillness {
  isStill: boolean;
}

/**
 * What scripts do before the first byte of a page: while a picture is taken, what watches the window hears nothing. The browser makes
 * the window as high as the page for it, which no visitor's is; what then changed would be in the picture by chance.
 */
export function hearNothingWhenStill(): void {
  const stillness: Stillness = { isStill: false };
  Object.defineProperty(window, '__stillness', { value: stillness });
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((...news) => {
        if (!stillness.isStill) tell(...news);
      }, options);
    }
  };
}

/** The sum of all shifts of the layout so far, as Cumulative Layout Shift counts them (https://web.dev/cls). */
export function shiftsSoFar(): number {
  return (window as unknown as { __shifts?: { sum: number } }).__shifts?.sum ?? 0;
}

/** Fetches what is fetched only near the window, takes the banner of a preview away, and waits for letters and pictures. */
export async function settle(): Promise<void> {
  document.querySelector<HTMLElement>('body > dialog[open]')?.style.setProperty('display', 'none');
  for (const image of document.images) image.loading = 'eager';
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

/**
 * Ends what still moves: each animation that has an end is there, the others are taken away; no caret blinks; what watches the window
 * hears nothing. Each section begins at a whole pixel, as the same one of another version does: letters between two are drawn otherwise.
 */
export function still(): void {
  const { __stillness } = window as { __stillness?: Stillness };
  if (__stillness) __stillness.isStill = true;
  for (const animation of document.getAnimations()) {
    const end = animation.effect?.getComputedTiming().endTime;
    if (Number.isFinite(end) && animation.playbackRate !== 0) animation.finish();
    else animation.cancel();
  }
  document.documentElement.style.caretColor = 'transparent';
  for (const section of document.querySelectorAll<HTMLElement>('header, main section, footer')) {
    if (section.parentElement?.closest('main section, footer') != null) continue;
    const { top, height } = section.getBoundingClientRect();
    section.style.minHeight = `${Math.ceil(top + scrollY + height) - top - scrollY}px`;
  }
}

/** The page goes on after its picture. */
export function goOn(): void {
  const { __stillness } = window as { __stillness?: Stillness };
  if (__stillness) __stillness.isStill = false;
}

/**
 * Waits until nothing in the page has changed for a while, and nothing does once the browser has time for it and draws it: on a
 * busy machine, code that looks for what is to be seen starts late, and acts later. At most 10 s. Without JavaScript, no timer ever ends.
 */
export async function untilQuiet(): Promise<void> {
  await new Promise<void>((resolve) => {
    let changes = 0;
    const endUnless = (before: number) => () => before === changes && resolve();
    // WebKit has no idle callbacks.
    const idle = (then: () => void) =>
      'requestIdleCallback' in globalThis ? requestIdleCallback(then) : setTimeout(then);
    const draw = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then));
    const settle = (then: () => void) => idle(() => draw(() => idle(then)));
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

/** What can be acted on and is to be seen, each with a mark, so that the keyboard's way can be compared. */
export function markInteractive(): string[] {
  const selector =
    'a[href], button, input, select, textarea, summary, [tabindex], [role=button], [role=link]';
  const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const isShown = element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false });
    const radio = element instanceof HTMLInputElement && element.type === 'radio' && !element.checked;
    const isOff = element.matches(':disabled, [aria-disabled=true], [inert] *, [tabindex="-1"]');
    const isHeld = element.closest('[role=menu], [role=listbox], [role=tablist], [role=radiogroup]') !== null;
    return isShown && !isOff && !radio && !isHeld;
  });
  return all.map((element, index) => {
    Object.defineProperty(element, '__stop', { value: index });
    return (element.innerText || element.ariaLabel || element.tagName).trim().slice(0, 60);
  });
}

/** Of some marks, those of what is still to be seen: a button may have gone with the scrolling. */
export function marksStillShown(marks: number[]): number[] {
  const all = [...document.querySelectorAll<HTMLElement & { __stop?: number }>('*')];
  const shown = all.filter((element) => {
    const box = element.getBoundingClientRect();
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      box.width * box.height > 0
    );
  });
  const there = new Set(shown.map(({ __stop }) => __stop));
  return marks.filter((mark) => there.has(mark));
}

/** The mark of what has the focus; null once it left the page, -1 for what has none. */
export function focusedMark(): number | null {
  const element = document.activeElement as (HTMLElement & { __stop?: number }) | null;
  if (element === null || element === document.body || element === document.documentElement) return null;
  return element.__stop ?? -1;
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
