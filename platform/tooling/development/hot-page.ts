import { performReactRefresh, register } from 'react-refresh/runtime';
import type { ExposedPageModule } from '@site/shared/contracts';

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
