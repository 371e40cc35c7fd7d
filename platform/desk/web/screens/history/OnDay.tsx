import { Flex, Stack, Text } from '@chakra-ui/react';
import { languagePath, languages } from '@site/shared/site/languages';
import { useState } from 'react';
import { useNow, useShownOnDay } from '../../client/queries';
import { capitalised, fill } from '../../content/fill';
import { history } from '../../content/history.content';
import { Answered, Failed } from '../../parts/ProblemList';
import { ChoiceField, InputField } from '../../parts/fields';
import { whatItDid } from '../../parts/deployment-words';
import { pageName } from '../../parts/page-name';
import { Section, Soft } from '../../parts/sheets';
import { TextLink } from '../../parts/TextLink';
import { formatDay, formatMoment } from '../../parts/said';
import { useMutation } from '@tanstack/react-query';
import { download } from '../../client/ask';
import { WorkButton } from '../../parts/buttons';

const words = history.onDay;

/** Says what stood on a page on a day, with its proof. */
export function OnDay() {
  const pages = useNow().data?.pages ?? [];
  const [day, setDay] = useState('');
  const [page, setPage] = useState('/privacy-policy');
  const [language, setLanguage] = useState('en');
  const path = `${languagePath(language)}${page}`;

  return (
    <Section title={words.title}>
      <Stack gap="4">
        <Soft>{words.text}</Soft>
        <Flex gap="4" wrap="wrap">
          <InputField label={words.day} type="date" value={day} onChange={setDay} />
          <ChoiceField
            label={words.page}
            value={page}
            options={pages.map((one) => [one, capitalised(pageName(one))])}
            onChoose={setPage}
          />
          <ChoiceField
            label={words.language}
            value={language}
            options={languages.map(({ tag, name }) => [tag, name])}
            onChoose={setLanguage}
          />
        </Flex>
        {day && <Shown day={day} path={path} />}
      </Stack>
    </Section>
  );
}

function Shown({ day, path }: { day: string; path: string }) {
  return (
    <Answered query={useShownOnDay(path, day)}>
      {({ deployment, version, isOver }) => (
        <Stack gap="3" align="flex-start" role="status">
          {version && (
            <Text fontWeight="bold">
              {fill(words.version, { version: version.version, from: formatDay(version.effectiveDate) })}
            </Text>
          )}
          <Text>
            {fill(isOver ? words.shown : words.shownNow, {
              page: pageName(path),
              day: formatDay(day),
              number: deployment.number,
              time: formatMoment(deployment.time),
            })}{' '}
            <TextLink to={`/history/${deployment.name}`}>{whatItDid(deployment)}</TextLink>
          </Text>
          <ProofButton path={path} at={day} />
        </Stack>
      )}
    </Answered>
  );
}

/** Has the proof of a page made, which takes seconds, and keeps it as a file. @param at a moment at which it was live */
export function ProofButton({ path, at }: { path: string; at: string }) {
  const proof = useMutation({ mutationFn: () => download(`proof?${new URLSearchParams({ path, at })}`) });

  return (
    <Stack gap="3">
      <WorkButton isWorking={proof.isPending} onClick={() => proof.mutate()}>
        {fill(history.proofOf, { page: pageName(path) })}
      </WorkButton>
      <Failed error={proof.error} />
    </Stack>
  );
}
