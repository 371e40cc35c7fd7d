import { Text } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { useState } from 'react';
import type { ContentForm, VersionState } from '../../../api/edit';
import { useContentList } from '../../client/queries';
import { edit } from '../../content/edit.content';
import { fill } from '../../content/fill';
import { ActDialog } from '../../parts/ActDialog';
import { InputField } from '../../parts/InputField';
import { contentTitle } from '../../parts/page-name';
import { Note } from '../../parts/sheets';
import { formatDay } from '../../parts/said';

const words = edit.version;
/** Next to a form that is saved by Enter. */
const button = { type: 'button', variant: 'solid' } as const;

interface VersionActsProps {
  form: ContentForm;
  version: VersionState;
  /** Of what is in the form. */
  unconfirmed: number;
  isSaved: boolean;
}

/** How a version is, and what is to be done with it next. */
export function VersionActs({ form, version, unconfirmed, isSaved }: VersionActsProps) {
  const { part, name: file } = form;
  const [effectiveDate, setEffectiveDate] = useState('');
  const earliest = useContentList(part, DEFAULT_LANGUAGE).data?.earliest;
  const isConfirmed = !version.isFrozen && unconfirmed === 0;

  return (
    <Note>
      <Text marginBottom="2">
        {sentenceOn(version, unconfirmed)}
        {isConfirmed && !isSaved && ` ${words.saveFirst}`}
      </Text>
      {isConfirmed && isSaved && (
        <ActDialog
          words={words.approve}
          values={{ version: contentTitle(file) }}
          button={button}
          request={() => ({ kind: 'approve-version', part, file, effectiveDate })}
        >
          <InputField
            label={words.approve.day}
            type="date"
            {...(earliest && {
              min: earliest,
              tooEarly: fill(words.approve.tooEarly, { day: formatDay(earliest) }),
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

function sentenceOn({ isFrozen, isShown, effectiveDate }: VersionState, unconfirmed: number): string {
  const { states } = words;
  if (!isFrozen) return unconfirmed > 0 ? fill(states.open, { count: unconfirmed }) : states.confirmed;
  return fill(isShown ? states.shown : states.notShown, { day: formatDay(effectiveDate!) });
}
