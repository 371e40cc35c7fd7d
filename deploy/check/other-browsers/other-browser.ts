/** A window of a browser that Playwright does not drive, with what a visitor does in it. */
export interface OtherBrowser {
  name: 'firefox' | 'webkitgtk';
  /** `Firefox 153.7.0` */
  version: string;
  /** Whether its console is told to nobody: sites are opened through `openNotingRelay` then. */
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

/** An expression: the first visible element that is described so; null where there is none. */
export function findInPage({ role, name }: Described): string {
  return `(() => {
    const nameOf = (element) =>
      element.getAttribute('aria-label') ?? (element.labels?.[0] ?? element).textContent;
    return [...document.querySelectorAll(${JSON.stringify(SELECTORS[role])})].find(
      (element) => element.getClientRects().length > 0 && nameOf(element).trim().startsWith(${JSON.stringify(name)}),
    ) ?? null;
  })()`;
}
