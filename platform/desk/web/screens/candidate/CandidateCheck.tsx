import { Stack, Text, Box, Flex, chakra } from '@chakra-ui/react';
import type { CheckRecord, CheckPicture } from '../../../api/check';
import type { ReleaseName } from '../../../api/names';
import { useActsOf, useBegin } from '../../client/queries';
import { candidate } from '../../content/candidate.content';
import { fill, capitalised } from '../../content/fill';
import { Card, Soft } from '../../parts/sheets';
import { Moment, personName } from '../../parts/said';
import { pageName } from '../../parts/page-name';
import { WorkButton } from '../../parts/buttons';
import { useState } from 'react';
import { ChoiceField } from '../../parts/fields';

const words = candidate.check;

interface CandidateCheckProps {
  /** The newest; null for none. */
  check: CheckRecord | null;
  /** What is checked, and what is to go live with it. */
  of: ReleaseName & { together?: ReleaseName[] };
  /** The preview of what would be live. */
  preview: string;
}

/** Whether a browser is opening the pages of a release now. */
export function useIsChecked({ release }: Pick<ReleaseName, 'release'>): boolean {
  return useActsOf('check').some(({ request, state }) => state === 'running' && request.release === release);
}

/** What a browser saw of a release, and the button that has one look. */
export function CandidateCheck({ check, of, preview }: CandidateCheckProps) {
  const begin = useBegin();
  const isRunning = useIsChecked(of);

  return (
    <Stack gap="4">
      {check && check.preview !== preview && <Text>{words.outdated}</Text>}
      {check ? <CheckResult check={check} /> : <Text>{words.text}</Text>}
      <WorkButton
        isWorking={isRunning || begin.isPending}
        loadingText={words.running}
        onClick={() => begin.mutate({ kind: 'check', ...of })}
      >
        {check ? words.again : words.run}
      </WorkButton>
    </Stack>
  );
}

/** What a browser saw, by whom and when. */
export function CheckResult({ check }: { check: CheckRecord }) {
  return (
    <Stack gap="4">
      <Text>
        <strong>
          {check.isPassed ? words.passed : fill(words.failed, { count: check.findings.length })}
        </strong>{' '}
        {fill(words.by, { author: personName(check.author), browser: check.browser })},{' '}
        <Moment time={check.time} withDistance />
      </Text>
      {check.findings.map(({ path, check: name, message, views }) => (
        <Card key={path + name + message} borderStart="4px solid" borderStartColor="action">
          <Text fontWeight="medium">{message}</Text>
          <Soft>{fill(words.onPage, { page: pageName(path), views })}</Soft>
        </Card>
      ))}
      <CheckPictures check={check} />
    </Stack>
  );
}

/** What is shown of a view. */
type Shown = keyof typeof words.shown;

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
          label={words.page}
          value={path!}
          options={paths.map((one) => [one, labelOf(one, pictures)])}
          onChoose={setPath}
        />
        <ChoiceField
          label={words.view}
          value={String(own.indexOf(seen))}
          options={own.map(({ device, theme }, index) => [
            String(index),
            `${device}, ${words.themes[theme]}`,
          ])}
          onChoose={(value) => setView(Number(value))}
        />
        {choices.length > 1 && (
          <ChoiceField
            label={words.show}
            value={wanted}
            options={choices.map((choice) => [choice, words.shown[choice]])}
            onChoose={(value) => setWanted(value as Shown)}
          />
        )}
      </Flex>
      <Soft>{seen.share === 0 ? words.same : seen.sections.map(shareOf).join(' · ')}</Soft>
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
  const view = { page: pageName(path), device, theme: words.themes[theme] };
  const alt = fill(words.pictures[shown], view);
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
  return most > 0 ? `${name} (${fill(words.changed, { share: percent(most) })})` : name;
}

function shareOf({ section, share }: { section: string; share: number }): string {
  return `${section}: ${fill(words.changed, { share: percent(share) })}`;
}

/** At least the smallest that is shown: what differs is never 0. */
function percent(share: number): string {
  return Math.max(0.1, share * 100).toFixed(1);
}
