import { type ContentValue, countUnconfirmed } from '@site/shared/content/content-value';
import { Box, Button, Flex, Heading, Link, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ContentForm, DraftPreview, FieldProblem } from '../../../answers';
import { edit as words } from '../../content/edit.content';
import { fill, capitalised } from '../../content/fill';
import { placeName } from './values';
import { fieldId } from './form-context';
import type { Conflict, Outcome } from './use-editor';
import { ChangeCard } from '../../parts/DifferenceList';
import { contentTitle } from '../../parts/said';
import { Note, Soft, TextLink, Warning } from '../../parts/screen';

/** What places in a form are called by. */
type Named = Pick<ContentForm, 'shapes' | 'values'>;

interface ConflictListProps extends Named {
  /** What a save has found: another object for each. */
  found: Extract<Outcome, { status: 'conflict' }>;
  onDecide: (conflict: Conflict, isTheirs: boolean) => void;
}

/** What two people have written at a time: both, and the choice between them. The author who saves is taken here: it may be above the screen. */
export function ConflictList({ found, shapes, values, onDecide }: ConflictListProps) {
  const { conflicts, changed, by, base, isEnglishAlone, isTakenBack } = found;
  const { title, englishTitle, others, text, english, none, takenBack } = words.conflict;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [base]);

  return (
    <Warning role="alert">
      <Heading as="h2" size="md" ref={heading} tabIndex={-1} scrollMarginTop="6">
        {fill(isEnglishAlone ? englishTitle : title, { by: by || words.conflict.colleague })}
      </Heading>
      <Text>{conflicts.length > 0 ? text : isEnglishAlone ? english : none}</Text>
      {isTakenBack && countUnconfirmed(values) > 0 && <Text>{takenBack}</Text>}
      {changed.length > 0 && !isEnglishAlone && <Text>{others}</Text>}
      <Box as="ul" listStyle="none">
        {changed.map((path) => (
          <li key={path}>
            <PlaceLink path={path} shapes={shapes} values={values} />
          </li>
        ))}
      </Box>
      <Stack gap="4" marginTop="3">
        {conflicts.map((conflict) => (
          <Box key={conflict.path} borderTop="hairline" paddingTop="3">
            <Text fontWeight="medium">{placeName(shapes, conflict.path, values)}</Text>
            <SimpleGrid columns={{ base: 1, md: 2 }} gap="3" marginBlock="2">
              {(['yours', 'theirs'] as const).map((whose) => (
                <Box key={whose}>
                  <Soft fontSize="xs">{words.conflict[whose]}</Soft>
                  <Text>{wordsOf(conflict[whose])}</Text>
                </Box>
              ))}
            </SimpleGrid>
            <Flex gap="3">
              <Button size="sm" variant="outline" onClick={() => onDecide(conflict, false)}>
                {words.conflict.keepYours}
              </Button>
              {conflict.theirs !== null && (
                <Button size="sm" variant="outline" onClick={() => onDecide(conflict, true)}>
                  {words.conflict.takeTheirs}
                </Button>
              )}
            </Flex>
          </Box>
        ))}
      </Stack>
    </Warning>
  );
}

function wordsOf(value: ContentValue | null): string {
  if (value === null) return words.conflict.gone;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Everything that keeps words from being saved, each leading to its field. */
export function ProblemSummary({ problems, ...form }: Named & Pick<DraftPreview, 'problems'>) {
  if (problems.length === 0) return null;

  return (
    <Warning role="status">
      <Text fontWeight="medium">{fill(words.problems, { count: problems.length })}</Text>
      <Box as="ul" listStyle="none">
        {problems.map((problem) => (
          <li key={problem.path + problem.what}>
            <ProblemLine problem={problem} {...form} />
          </li>
        ))}
      </Box>
    </Warning>
  );
}

/** What is wrong with a value, led by a link to its field. */
export function ProblemLine({ problem, ...form }: Named & { problem: FieldProblem }) {
  return (
    <>
      <PlaceLink path={problem.path} {...form} />: {problem.what}
    </>
  );
}

/** Leads to a field of the form. @param path of its value */
function PlaceLink({ path, shapes, values }: Named & { path: string }) {
  return (
    <Link
      href={`#${fieldId(path)}`}
      variant="underline"
      onClick={(event) => {
        event.preventDefault();
        goTo(fieldId(path));
      }}
    >
      {capitalised(placeName(shapes, path, values)) || words.whole}
    </Link>
  );
}

/** What a draft says otherwise than the last final version, clause by clause: for a colleague who reads it before it is final. */
export function DraftChanges({ version, changes }: NonNullable<ContentForm['draft']>) {
  const before = contentTitle(`versions/${version}`);
  if (changes.length === 0) return <Soft>{fill(words.version.same, { before })}</Soft>;
  return (
    <details>
      <summary>{fill(words.version.different, { before, count: changes.length })}</summary>
      <ChangeCard changes={changes} />
    </details>
  );
}

/** Goes to the field, or the entry, that the address names behind its `#`, and says so where the form has none. */
export function AtPlace() {
  const place = useLocation();
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => setIsMissing(place.hash !== '' && !goTo(place.hash.slice(1))), [place]);
  return isMissing && <Note role="status">{words.placeGone}</Note>;
}

/** Opens what a place is folded into, and goes there. @param id of a field, or of an entry as a page's address names it @returns whether there is one */
function goTo(id: string): boolean {
  const entry = `[data-entry=${JSON.stringify(id)}] :is(summary, textarea, input)`;
  const field = document.getElementById(id) ?? document.querySelector<HTMLElement>(entry);
  for (let around = field?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true;
  field?.focus();
  return field !== null;
}

/** Texts that may say what is no longer so, each leading to its field. */
export function OutdatedTexts({ form, texts }: { form: ContentForm; texts: DraftPreview['outdated'] }) {
  const formOf = (name: string) => `/edit/${form.part}/${form.language}/${name}`;
  if (texts.length === 0) return null;
  return (
    <Note role="status">
      <Text fontWeight="medium">{words.outdated}</Text>
      <Box as="ul" listStyle="none">
        {texts.map(({ name, path, text }) => (
          <li key={path}>
            <TextLink to={`${formOf(name)}#${fieldId(path)}`}>{contentTitle(name)}</TextLink>: {text}
          </li>
        ))}
      </Box>
    </Note>
  );
}
