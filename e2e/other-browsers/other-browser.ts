/** A window of a browser that Playwright does not drive, with what a visitor does in it. */
export interface OtherBrowser {
  name: 'firefox' | 'webkitgtk';
  /** `Firefox 153.7.0` */
  version: string;
  /** Whether its console cannot be read: sites are opened through `openNotingRelay` then. */
  isSilent: boolean;
  open(url: string): Promise<void>;
  /** Of the window, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** What an expression is in the page; a promise is waited for. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** With the pointer, at an element's middle. */
  click(element: Described): Promise<void>;
  rest(element: Described): Promise<void>;
  /** Into what has the focus. */
  type(text: string): Promise<void>;
  back(): Promise<void>;
  /** Errors and warnings of all pages that were opened, since they were last asked for. */
  messages(): Promise<string[]>;
  close(): Promise<void>;
}

/** An element as people name it. */
export interface Described {
  role: keyof typeof SELECTORS;
  /** What its accessible name begins with. */
  name: string;
}

const SELECTORS = {
  button: 'button, summary',
  link: 'a[href]',
  menuitemradio: '[role=menuitemradio]',
  textbox: 'input',
};

/** How long an element may take to come, and to be within reach, in ms: of no meaning but to end a journey that fails. */
const TIMEOUT_MS = 20_000;

/** Waits for what is described to be in a page. @throws Error when it does not come */
export async function untilFound<Found>(
  { role, name }: Described,
  find: (expression: string) => Promise<Found | null>,
): Promise<Found> {
  const end = Date.now() + TIMEOUT_MS;
  do {
    const found = await find(findInPage({ role, name }));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (Date.now() < end);
  throw new Error(`No ${role} "${name}" within reach of the pointer.`);
}

/** An expression: the first element that is described so and whose middle the pointer reaches, scrolled to; null where there is none. */
function findInPage({ role, name }: Described): string {
  return `(() => {
    const nameOf = (element) =>
      element.getAttribute('aria-label') ?? (element.labels?.[0] ?? element).textContent;
    const reached = (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2);
    };
    const isReached = (element) => {
      if (element.getClientRects().length === 0) return false;
      // Nothing is reached outside of the window.
      if (!reached(element)) element.scrollIntoView({ behavior: 'instant', block: 'center' });
      return element.contains(reached(element));
    };
    return [...document.querySelectorAll(${JSON.stringify(SELECTORS[role])})].find(
      (element) => nameOf(element).trim().startsWith(${JSON.stringify(name)}) && isReached(element),
    ) ?? null;
  })()`;
}
