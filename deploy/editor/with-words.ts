import type { ContentValues } from '@site/shared/content/content-value';
import type { PartBuild } from '../records/part-build';

/** Words of a page that are not those of its release. */
export interface PageWords {
  part: string;
  /** BCP 47 tag. */
  language: string;
  /** By the names under which content files export them. */
  words: ContentValues;
}

/**
 * A build with other words, as long as there are any. They are put in by a piece of code after the build's own words, which
 * are a module of their own; everything else of the page is the release's, and runs in its box as ever.
 */
export function withWords(build: PartBuild, wordsOf: () => PageWords | null): PartBuild {
  return {
    ...build,
    readNodeFile: async (name) => {
      const source = await build.readNodeFile(name);
      const page = wordsOf();
      if (page?.part !== build.part || name !== `content-${page.language}.js`) return source;
      return `${source}\n;(${REPLACE})(exports, ${JSON.stringify(page.words)});\n`;
    },
  };
}

/**
 * Runs in the box, so it is text. A version of the policy is what the page shows in full, with what a build makes of it: its
 * outline, and its status without the name of whoever approved it.
 */
const REPLACE = `function (chunk, words) {
  const asShown = ({ status: { approvedBy, ...status }, ...version }) => ({ ...version, status });
  const outlineOf = (version) => ({
    ...version,
    sections: version.sections.map((section) => ({
      ...section,
      blocks: section.blocks.filter(({ kind }) => kind === 'heading'),
    })),
  });
  for (const id of Object.keys(chunk.modules)) {
    const make = chunk.modules[id];
    chunk.modules[id] = (module, made, load) => {
      make(module, made, load);
      if (!made.content) return;
      const content = { ...made.content };
      for (const name of Object.keys(words)) {
        if (name in content || !content.policy) content[name] = words[name];
        else {
          content.policy = asShown(words[name]);
          content.outline = outlineOf(content.policy);
        }
      }
      module.exports = { language: made.language, inEnglish: made.inEnglish, content };
    };
  }
}`;
