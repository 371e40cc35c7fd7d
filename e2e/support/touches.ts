/** What changes a page in the browser before its scripts come, by what does so. Each runs in the page. */
export const TOUCHES: Record<string, () => void> = {
  'a password manager': () => {
    document.querySelector('[autocomplete="postal-code"]')!.after(document.createElement('div'));
  },
  'an ad blocker': () => {
    document.querySelector('[data-floating]')!.remove();
  },
  'a translator': () => {
    const texts = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    while (texts.nextNode()) all.push(texts.currentNode as Text);
    for (const text of all.filter(({ data }) => data.trim())) {
      const translated = document.createElement('font');
      text.replaceWith(translated);
      translated.append(`«${text.data}»`);
    }
  },
};

/** Has the reader be at a section far below, with a sentence selected. Runs in the page. */
export function readOn(): void {
  const section = document.getElementById('partners')!;
  section.scrollIntoView({ behavior: 'instant' });
  getSelection()!.selectAllChildren(section.querySelector('p')!);
}

/** What a reader has of the page: its words, the place of her section on the screen, what she has selected and what has the focus. Runs in the page. */
export function positions() {
  return {
    words: document.querySelector('main')!.textContent,
    place: document.getElementById('partners')!.getBoundingClientRect().top,
    selected: String(getSelection()),
    focused: document.activeElement!.tagName,
  };
}
