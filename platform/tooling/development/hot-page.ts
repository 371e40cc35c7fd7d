import { performReactRefresh, register } from 'react-refresh/runtime';
import type { ExposedPageModule } from '@site/shared/contracts';

declare global {
  var siteTellsOverlay: boolean | undefined;
}

type InLanguage = ExposedPageModule['inLanguage'];

interface HotPage {
  /** The function to export. */
  first: (load: InLanguage) => InLanguage;
  /** Shows what an edited page brings, with all state, where it is open. */
  next: (load: InLanguage) => Promise<void>;
}

/**
 * Keeps an exposed page open while it is edited. Each edit, of a word as of the code, makes other components of the page,
 * each with its words; React takes them for the ones before.
 */
export function hot({ id }: { id: string }): HotPage {
  tellOverlay();
  const languages = new Set<string>();
  let load: InLanguage;

  const inLanguage: InLanguage = async (language) => {
    languages.add(language);
    const page = await load(language);
    register(page.default, `${id} ${language}`);
    return page;
  };

  return {
    first(own) {
      load = own;
      return inLanguage;
    },
    async next(own) {
      load = own;
      await Promise.all([...languages].map(inLanguage));
      performReactRefresh();
    },
  };
}

/**
 * Has the overlay of the development server show errors that are written to the console: the shell catches what a page throws, and
 * keeps the page's words. Once for all parts of a page.
 */
function tellOverlay(): void {
  if (globalThis.siteTellsOverlay) return;
  globalThis.siteTellsOverlay = true;
  const write = console.error;
  console.error = (...told: unknown[]) => {
    write(...told);
    told.filter((one) => one instanceof Error).forEach(reportError);
  };
}
