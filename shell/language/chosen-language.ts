/** Where the device keeps the language that was chosen in the menu. */
const LANGUAGE_KEY = 'language';

/** Remembers the choice, so that no other language is offered any more. A browser that blocks storage forgets it. */
export function rememberLanguage(tag: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, tag);
  } catch {
    // The link leads to the language all the same.
  }
}

/** The tag of the language that was chosen, or an offer of which was closed; null while nothing was. */
export function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}
