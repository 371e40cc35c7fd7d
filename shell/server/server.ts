import '@site/shared/theme/global.styles';
import { FRAMES, type ShellFacts, type ShellWords } from '@site/shared/contracts';
import { businessValues, missingValues } from '@site/shared/site';
import { languageFolder } from '@site/shared/site/languages';
import { widgetVariables } from '@site/shared/theme/token-css';
import { loadContent } from '../content/all-content';
import { frameDocument } from '../document/frame-document';
import end from '../document/scripts/end?script';
import head from '../document/scripts/head?script';
import visitScript from '../document/scripts/visit?script';
import { builtLanguages } from '../language/languages';
import { frameRoutes } from '../routes/table-routes';
import { renderFrame } from './render-frame';
import { siteFiles } from './site-files';

/**
 * What the shell's release holds for composing, by name: what it says of itself, its frames, the business values that are missing, and
 * files at the site's root (`site/`).
 */
export async function renderShell(): Promise<Record<string, string | Uint8Array>> {
  const facts: ShellFacts = {
    routes: frameRoutes,
    languages: builtLanguages,
    widgetVariables,
    businessValues,
    siteOrigin: businessValues.siteOrigin,
    visitScript,
    words: {},
  };
  const files: Record<string, string | Uint8Array> = {};
  for (const { tag } of builtLanguages) {
    facts.words[tag] = await wordsIn(tag);
    for (const kind of FRAMES)
      files[`frames/${languageFolder(tag)}${kind}.html`] = frameDocument(tag, await renderFrame(tag, kind), {
        head,
        end,
      });
  }
  for (const [name, content] of Object.entries(await siteFiles()))
    if (content !== null) files[`site/${name}`] = content;
  return {
    ...files,
    'shell.json': JSON.stringify(facts),
    'missing-values.json': JSON.stringify(missingValues),
  };
}

async function wordsIn(language: string): Promise<ShellWords> {
  const { frame, previewBanner } = (await loadContent(language)).content;
  const { documentTitle, title } = frame.notFound;
  const notFound = { title: `${documentTitle} – ${businessValues.brandName}`, description: title };
  return { notFound, previewBanner };
}
