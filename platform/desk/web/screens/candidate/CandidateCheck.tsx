import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { CheckRecord, CandidatePage } from '../../../answers';
import { useActsOf } from '../../client/queries';
import { candidate } from '../../content/candidate.content';
import { capitalised, fill } from '../../content/fill';
import { ChoiceField } from '../../parts/fields';
import { PageBox } from '../../parts/PagePair';
import { FOUND } from '../../parts/act-words';
import { Moment, pageName } from '../../parts/said';
import { BeginButton, Card, Section, Soft } from '../../parts/screen';
import { togetherOf } from './CandidatePreview';

const words = candidate.check;

/** The check of a release that is under way: a browser opens its pages now, or its author's passkey is waited for. */
const useCheckUnderWay = (release: string) =>
  useActsOf('check').find(({ request, state }) => state === 'running' && request.release === release);

/** Whether a browser is opening the pages of a release now. */
export const useIsOpened = (release: string) => useCheckUnderWay(release)?.asks === null;

/** What a browser saw of a release, and the button that has one look. */
export function CandidateCheck({ page }: { page: CandidatePage }) {
  const { check, preview } = page;
  const underWay = useCheckUnderWay(page.candidate.release);

  return (
    <Stack gap="4">
      {check && check.preview !== preview.id && <Text>{words.outdated}</Text>}
      {check ? <CheckResult check={check} /> : <Text>{words.text}</Text>}
      <BeginButton
        request={{ kind: 'check', ...togetherOf(page) }}
        isRunning={underWay !== undefined}
        loadingText={underWay?.asks ? words.waiting : words.running}
      >
        {check ? words.again : words.run}
      </BeginButton>
    </Stack>
  );
}

/** Where no other can be run, what a browser saw. @param isOpened whether one opens the pages now */
export function Checked({ check, isOpened }: { check: CheckRecord | null; isOpened?: boolean }) {
  const none = isOpened ? words.running : words.none;
  return (
    <Section title={candidate.checked} id={FOUND}>
      {check && !isOpened ? <CheckResult check={check} /> : <Text>{none}</Text>}
    </Section>
  );
}

/** What a browser saw, by whom and when. */
function CheckResult({ check }: { check: CheckRecord }) {
  const outcome = check.isPassed ? words.passed : fill(words.failed, { count: check.findings.length });
  return (
    <Stack gap="4">
      <Text>
        <strong>{outcome}</strong> {fill(words.by, { author: check.author, browser: check.browser })},{' '}
        <Moment time={check.time} />
      </Text>
      {check.findings.map(({ path, check: name, message, views, isUnchanged }) => (
        <Card key={path + name + message} borderStart="4px solid" borderStartColor="action">
          <Text fontWeight="medium">{message}</Text>
          <Soft>{fill(words.onPage, { page: pageName(path), views })}</Soft>
          {isUnchanged && <Soft>{words.unchanged}</Soft>}
        </Card>
      ))}
      <CheckPictures check={check} />
    </Stack>
  );
}

/** What is shown of a view, where it is there. */
const SHOWN = ['marked', 'after', 'before'] as const;
type Shown = (typeof SHOWN)[number];

/** The pictures that a check took, one at a time: as it would be, what differs in red, or how it was live. */
export function CheckPictures({ check }: { check: CheckRecord }) {
  const { pictures } = check;
  const paths = [...new Set(pictures.map(({ path }) => path))];
  const changeOf = (one: string) =>
    Math.max(...pictures.filter((picture) => picture.path === one).map(({ share }) => share ?? 0));
  const [path, setPath] = useState(() => paths.toSorted((a, b) => changeOf(b) - changeOf(a))[0]);
  const own = pictures.filter((picture) => picture.path === path);
  const [view, setView] = useState(0);
  const [wanted, setWanted] = useState<Shown>('marked');
  const seen = own[view] ?? own[0];
  if (!seen) return null;
  const choices = SHOWN.filter((one) => seen[one]);
  const shown = choices.includes(wanted) ? wanted : 'after';
  const { preview } = (shown === 'before' && seen.before) || check;
  const { device } = seen;
  const theme = words.themes[seen.theme];
  const alt = fill(words.pictures[shown], { page: pageName(seen.path), device, theme });

  return (
    <Stack gap="3">
      <Flex gap="4" wrap="wrap" align="flex-end">
        <ChoiceField
          label={words.page}
          value={path!}
          options={paths.map((one) => {
            const name = capitalised(pageName(one));
            return [one, changeOf(one) > 0 ? `${name} (${changed(changeOf(one))})` : name];
          })}
          onChoose={setPath}
        />
        <ChoiceField
          label={words.view}
          value={String(own.indexOf(seen))}
          options={own.map(({ device, theme }, at) => [String(at), `${device}, ${words.themes[theme]}`])}
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
      <Soft>
        {seen.share === 0
          ? words.same
          : seen.sections.map(({ section, share }) => `${section}: ${changed(share)}`).join(' · ')}
      </Soft>
      <PageBox
        overflow="auto"
        maxHeight="40rem"
        maxWidth={device === 'phone' ? '24rem' : 'full'}
        tabIndex={0}
        role="region"
        aria-label={alt}
      >
        {/* One, unless the page is longer than a WebP can be. */}
        {(seen[shown] ?? seen.after).files.map((file, index) => (
          <chakra.img
            key={file}
            src={`/api/v1/pictures/${preview}/${file}`}
            alt={index === 0 ? alt : ''}
            width="full"
            loading="lazy"
          />
        ))}
      </PageBox>
    </Stack>
  );
}

/** At least the smallest that is shown: what differs is never 0. */
function changed(share: number): string {
  return fill(words.changed, { share: Math.max(0.1, share * 100).toFixed(1) });
}
