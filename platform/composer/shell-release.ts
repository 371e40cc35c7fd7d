import { FRAMES, type FrameKind, SLOTS, type ShellFacts, type Slot, slot } from '@site/shared/contracts';
import { languageFolder } from '@site/shared/site/languages';
import { z } from 'zod';
import { VERSION_PATH } from '@site/addresses';
import type { PartBuild } from '@site/ledger';
import { parseRecord } from '@site/store';
import { SiteError } from '@site/errors';

const routePath = z
  .string()
  .refine((address) => !VERSION_PATH.test(address), 'it is the address of a version of another page');

const wordsSchema = z.object({
  notFound: z.object({ title: z.string(), description: z.string() }),
  previewBanner: z.object({
    title: z.string(),
    release: z.string(),
    rest: z.string(),
    nothingNew: z.string(),
    close: z.string(),
  }),
});

const factsSchema = z
  .object({
    routes: z.array(z.strictObject({ path: routePath, remote: z.string(), module: z.string() })),
    languages: z
      .array(
        z.object({
          tag: z.string().regex(/^[a-z]{2,3}$/, 'is no language'),
          name: z.string(),
          direction: z.enum(['ltr', 'rtl']),
          offered: z.literal(false).optional(),
        }),
      )
      .nonempty(),
    widgetVariables: z.array(z.string()),
    businessValues: z.looseObject({}) as unknown as z.ZodType<ShellFacts['businessValues']>,
    siteOrigin: z.string().nullable(),
    visitScript: z.string(),
    words: z.record(z.string(), wordsSchema),
  })
  .refine(
    ({ languages, words }) => languages.every(({ tag }) => Object.hasOwn(words, tag)),
    'words: it has none in one of its languages',
  ) satisfies z.ZodType<ShellFacts>;

/** A shell's release as composing reads it: nothing of it is run. */
export interface Shell extends ShellFacts {
  build: PartBuild;
  /** Documents with places to be filled, by language and kind. */
  frames: Record<string, Record<FrameKind, string>>;
}

/** @throws SiteError `shell-missing`, `shell-unusable`, `record-unreadable`, and what reading a release throws */
export async function readShell({ shell: build }: Record<string, PartBuild>): Promise<Shell> {
  if (!build)
    throw new SiteError(
      'shell-missing',
      'There is no release of shell to go with the others.',
      'All parts go live together first: npm run site -- promote. What was never published is published before: npm run site -- publish shell',
    );
  const record = await build.readComposeFile('shell.json');
  const facts = parseRecord(`shell@${build.release} shell.json`, record, factsSchema);
  const frames = facts.languages.map(async ({ tag }) => [tag, await readFrames(build, tag)] as const);
  return { ...facts, build, frames: Object.fromEntries(await Promise.all(frames)) };
}

async function readFrames(build: PartBuild, language: string): Promise<Record<FrameKind, string>> {
  const frames = FRAMES.map(async (kind) => {
    const name = `frames/${languageFolder(language)}${kind}.html`;
    const frame = (await build.readComposeFile(name)).toString();
    // The page that says "not found" is the frame itself.
    const wanted = SLOTS.filter((one) => one !== 'page' || kind !== 'not-found');
    const found = [...frame.matchAll(SLOT)].map(([, place]) => place);
    if (found.join() !== wanted.join())
      throw new SiteError(
        'shell-unusable',
        `The frame ${name} of shell@${build.release} does not have its places in order: ${wanted.join(', ')}.`,
        'Put it right in shell, and publish it again. What is live was not changed.',
      );
    return [kind, frame] as const;
  });
  return Object.fromEntries(await Promise.all(frames)) as Record<FrameKind, string>;
}

const SLOT = new RegExp(slot(`(${SLOTS.join('|')})` as Slot), 'g');

/** A frame with what composing puts into it, each in its place; a place that gets nothing stays. */
export function filledFrame(frame: string, pieces: Partial<Record<Slot, string>>): string {
  return frame.replace(SLOT, (place, name: Slot) => pieces[name] ?? place);
}
