import { Box, Flex, Stack, Text, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { CheckPicture, CheckRecord } from '../../../api/check';
import { candidate as words } from '../../content/candidate.content';
import { capitalised, fill } from '../../content/fill';
import { ChoiceField } from '../../parts/ChoiceField';
import { pageName } from '../../parts/page-name';

/** What is shown of a view. */
type Shown = keyof typeof words.check.shown;

/** The pictures that a check took, one at a time: as it would be, what differs in red, or how it was live. */
export function CheckPictures({ check }: { check: CheckRecord }) {
  const { pictures } = check;
  const paths = [...new Set(pictures.map(({ path }) => path))];
  const [path, setPath] = useState(() => mostChanged(pictures) ?? paths[0]);
  const own = pictures.filter((picture) => picture.path === path);
  const [view, setView] = useState(0);
  const [wanted, setWanted] = useState<Shown>('marked');
  const seen = own[view] ?? own[0];
  if (!seen) return null;
  const choices = choicesFor(seen);

  return (
    <Stack gap="3">
      <Flex gap="4" wrap="wrap" align="flex-end">
        <ChoiceField
          label={words.check.page}
          value={path!}
          options={paths.map((one) => [one, labelOf(one, pictures)])}
          onChoose={setPath}
        />
        <ChoiceField
          label={words.check.view}
          value={String(own.indexOf(seen))}
          options={own.map(({ device, theme }, index) => [
            String(index),
            `${device}, ${words.check.themes[theme]}`,
          ])}
          onChoose={(value) => setView(Number(value))}
        />
        {choices.length > 1 && (
          <ChoiceField
            label={words.check.show}
            value={wanted}
            options={choices.map((choice) => [choice, words.check.shown[choice]])}
            onChoose={(value) => setWanted(value as Shown)}
          />
        )}
      </Flex>
      <Text color="textSoft">
        {seen.share === 0 ? words.check.same : seen.sections.map(shareOf).join(' · ')}
      </Text>
      <SeenPicture seen={seen} preview={check.preview} shown={choices.includes(wanted) ? wanted : 'after'} />
    </Stack>
  );
}

function choicesFor({ marked, before }: CheckPicture): Shown[] {
  return [...(marked ? (['marked'] as const) : []), 'after', ...(before ? (['before'] as const) : [])];
}

/** From its files: one, unless the page is longer than a WebP can be. */
function SeenPicture({ seen, preview, shown }: { seen: CheckPicture; preview: string; shown: Shown }) {
  const { path, device, theme, before } = seen;
  const lies = shown === 'before' && before ? before.preview : preview;
  const view = { page: pageName(path), device, theme: words.check.themes[theme] };
  const alt = fill(words.check.pictures[shown], view);
  return (
    <Box
      border="outline"
      borderRadius="sm"
      overflow="auto"
      maxHeight="40rem"
      maxWidth={device === 'phone' ? '24rem' : 'full'}
      tabIndex={0}
      role="region"
      aria-label={alt}
    >
      {(seen[shown] ?? seen.after).files.map((file, index) => (
        <chakra.img
          key={file}
          src={`/api/v1/pictures/${lies}/${file}`}
          alt={index === 0 ? alt : ''}
          display="block"
          width="full"
          loading="lazy"
        />
      ))}
    </Box>
  );
}

function mostChanged(pictures: CheckPicture[]): string | undefined {
  return pictures.toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0))[0]?.path;
}

function labelOf(path: string, pictures: CheckPicture[]): string {
  const most = Math.max(...pictures.filter((one) => one.path === path).map(({ share }) => share ?? 0));
  const name = capitalised(pageName(path));
  return most > 0 ? `${name} (${fill(words.check.changed, { share: percent(most) })})` : name;
}

function shareOf({ section, share }: { section: string; share: number }): string {
  return `${section}: ${fill(words.check.changed, { share: percent(share) })}`;
}

/** At least the smallest that is shown: what differs is never 0. */
function percent(share: number): string {
  return Math.max(0.1, share * 100).toFixed(1);
}
