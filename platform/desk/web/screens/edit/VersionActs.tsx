import { Text } from '@chakra-ui/react';
import {
  type ContentValues,
  countUnconfirmed,
  questionsIn,
  textAt,
} from '@site/shared/content/content-value';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { useState } from 'react';
import type { ContentForm, VersionState } from '../../../api/edit';
import { useContentList } from '../../client/queries';
import { edit } from '../../content/edit.content';
import { fill } from '../../content/fill';
import { ActDialog } from '../../parts/ActDialog';
import { InputField } from '../../parts/fields';
import { contentTitle } from '../../parts/page-name';
import { Note } from '../../parts/sheets';
import { formatDay } from '../../parts/said';

const words = edit.version;
/** Next to a form that is saved by Enter. */
const button = { type: 'button', variant: 'solid' } as const;

interface VersionActsProps {
  form: ContentForm;
  version: VersionState;
  /** What is in the form. */
  values: ContentValues;
  isSaved: boolean;
}

/** How a version is, and what is to be done with it next. */
export function VersionActs({ form, version, values, isSaved }: VersionActsProps) {
  const { part, name: file } = form;
  const [effectiveDate, setEffectiveDate] = useState('');
  const earliest = useContentList(part, DEFAULT_LANGUAGE).data?.earliest;
  const unconfirmed = countUnconfirmed(values);
  const isConfirmed = !version.isFrozen && unconfirmed === 0;

  return (
    <Note>
      <Text marginBottom="2">
        {sentenceOn(version, values)}
        {isConfirmed && !isSaved && ` ${words.saveFirst}`}
      </Text>
      {isConfirmed && isSaved && (
        <ActDialog
          words={words.approve}
          values={{ version: contentTitle(file) }}
          notes={[words.approve.withoutSwitch, questionsOf(values, false)].filter(Boolean)}
          button={button}
          request={() => ({ kind: 'approve-version', part, file, effectiveDate })}
        >
          <InputField
            label={words.approve.day}
            type="date"
            {...(earliest && {
              min: earliest.day,
              help: fill(words.approve.earliest, { ...earliest, day: formatDay(earliest.day) }),
              tooEarly: fill(words.approve.earliest, { ...earliest, day: formatDay(earliest.day) }),
            })}
            value={effectiveDate}
            required
            onChange={setEffectiveDate}
          />
        </ActDialog>
      )}
      {version.isFrozen && !version.isShown && (
        <ActDialog
          words={words.show}
          button={button}
          request={() => ({ kind: 'show-version', part, file })}
        />
      )}
    </Note>
  );
}

function sentenceOn({ isFrozen, isShown, effectiveDate }: VersionState, values: ContentValues): string {
  const { states } = words;
  if (isFrozen) return fill(isShown ? states.shown : states.notShown, { day: formatDay(effectiveDate!) });
  const count = countUnconfirmed(values);
  if (count === 0) return states.confirmed;
  return [fill(states.open, { count }), questionsOf(values, true)].filter(Boolean).join(' ');
}

/** How many questions to colleagues are open, or are closed, and in which sections; '' for none. */
function questionsOf(values: ContentValues, isOpen: boolean): string {
  const paths = questionsIn(values, '').flatMap((one) => (one.isOpen === isOpen ? one.path : []));
  if (paths.length === 0) return '';
  const sections = new Set(paths.map((path) => path.replace(/].*/, ']')));
  const places = [...sections].map((section) => {
    const own = paths.filter((path) => path.startsWith(section));
    return `${textAt(values, `${section}.title`)} (${own.length})`;
  });
  const sentence = isOpen ? words.openQuestions : words.closedQuestions;
  return fill(sentence, { count: paths.length, places: places.join(', ') });
}
