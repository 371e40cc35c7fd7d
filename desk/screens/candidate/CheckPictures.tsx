import { Box, Checkbox, chakra, Flex, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { CheckPicture, CheckRecord, Picture } from '../../api/check';
import { candidate as words } from '../../content/candidate.content';
import { fill } from '../../content/fill';
import { pageName } from '../../parts/page-name';

/** The pictures that a check took, one at a time; what differs from what was live can be shown in red. */
export function CheckPictures({ check }: { check: CheckRecord }) {
  const { pictures, preview } = check;
  const paths = [...new Set(pictures.map(({ path }) => path))];
  const [path, setPath] = useState(() => mostChanged(pictures) ?? paths[0]);
  const own = pictures.filter((picture) => picture.path === path);
  const [view, setView] = useState(0);
  const [withMarks, setWithMarks] = useState(true);
  const shown = own[view] ?? own[0];
  if (!shown) return null;

  return (
    <Stack gap="3">
      <Flex gap="4" wrap="wrap" align="flex-end">
        <Choice
          label={words.check.page}
          value={path!}
          options={paths.map((one) => [one, labelOf(one, pictures)])}
          onChoose={setPath}
        />
        <Choice
          label={words.check.view}
          value={String(own.indexOf(shown))}
          options={own.map(({ device, theme }, index) => [
            String(index),
            `${device}, ${words.check.themes[theme]}`,
          ])}
          onChoose={(value) => setView(Number(value))}
        />
        {shown.marked && (
          <Checkbox.Root
            checked={withMarks}
            onCheckedChange={({ checked }) => setWithMarks(checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{words.check.marks}</Checkbox.Label>
          </Checkbox.Root>
        )}
      </Flex>
      <Text color="textSoft">
        {shown.share === 0 ? words.check.same : shown.sections.map(shareOf).join(' · ')}
      </Text>
      <WholePicture preview={preview} picture={(withMarks && shown.marked) || shown.after} seen={shown} />
    </Stack>
  );
}

function WholePicture({ preview, picture, seen }: { preview: string; picture: Picture; seen: CheckPicture }) {
  const alt = fill(words.check.picture, {
    page: pageName(seen.path),
    device: seen.device,
    theme: words.check.themes[seen.theme],
  });

  return (
    <Box
      border="outline"
      borderRadius="sm"
      overflow="auto"
      maxHeight="40rem"
      maxWidth={seen.device === 'phone' ? '24rem' : 'full'}
      tabIndex={0}
      role="region"
      aria-label={alt}
    >
      {picture.files.map((file, index) => (
        <chakra.img
          key={file}
          src={`/api/v1/pictures/${preview}/${file}`}
          alt={index === 0 ? alt : ''}
          display="block"
          width="full"
          loading="lazy"
        />
      ))}
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: [value: string, label: string][];
  onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <Box as="label" display="block">
      <Text fontSize="xs" color="textSoft">
        {label}
      </Text>
      <NativeSelect.Root size="sm" width="auto">
        <NativeSelect.Field value={value} onChange={({ target }) => onChoose(target.value)}>
          {options.map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Box>
  );
}

function mostChanged(pictures: CheckPicture[]): string | undefined {
  return pictures.toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0))[0]?.path;
}

function labelOf(path: string, pictures: CheckPicture[]): string {
  const most = Math.max(...pictures.filter((one) => one.path === path).map(({ share }) => share ?? 0));
  return most > 0 ? `${path} (${fill(words.check.changed, { share: percent(most) })})` : path;
}

function shareOf({ section, share }: { section: string; share: number }): string {
  return `${section}: ${fill(words.check.changed, { share: percent(share) })}`;
}

/** At least the smallest that is shown: what differs is never 0. */
function percent(share: number): string {
  return Math.max(0.1, share * 100).toFixed(1);
}
