import { type ComponentProps, type FunctionComponent, useMemo, useSyncExternalStore } from 'react';
import type { App as SiteApp } from '../app/App';
import { editedWords, onWordsEdited } from './hot-words';

type AppProps = ComponentProps<typeof SiteApp>;

/** For `hot-loader.js`: the site, which shows the shell's words as they are edited. */
export function hot() {
  return {
    first: (App: FunctionComponent<AppProps>) =>
      function HotApp({ pageLanguage, ...props }: AppProps) {
        const content = useSyncExternalStore(onWordsEdited, editedWords) ?? pageLanguage.content;
        const shown = useMemo(() => ({ ...pageLanguage, content }), [pageLanguage, content]);
        return <App {...props} pageLanguage={shown} />;
      },
    // React replaces the component by itself.
    next: () => undefined,
  };
}
