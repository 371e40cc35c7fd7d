import { Button, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ContentForm, VersionState } from '../../../api/edit';
import { problemsIn } from '../../client/ask';
import { edit as words } from '../../content/edit.content';
import { fill } from '../../content/fill';
import { FormDialog } from '../../parts/FormDialog';
import { InputField } from '../../parts/InputField';
import { Note } from '../../parts/Note';
import { formatDay } from '../../parts/time';
import { useVersionAct } from './edit-queries';

interface VersionDialogProps {
  part: string;
  /** Where it is asked for, below the part's versions; '' for a new one. */
  act: '/approve' | '/show' | '';
  said: { button: string; title: string; text: string; confirm: string };
  /** What the act is asked with. */
  body: object;
  children?: ReactNode;
}

/** An act on a version of a text, after which the version's form is shown. */
function VersionDialog({ part, act, said: { button, ...said }, body, children }: VersionDialogProps) {
  const navigate = useNavigate();
  const { mutateAsync, error, isPending } = useVersionAct(part, act);
  const [isOpen, setIsOpen] = useState(false);

  async function submit(): Promise<void> {
    const made = await mutateAsync(body).catch(() => null);
    if (!made) return;
    setIsOpen(false);
    await navigate(`/edit/${part}/en/${made.name}`);
  }

  return (
    <FormDialog
      {...said}
      leave={words.version.leave}
      trigger={<Button type="button">{button}</Button>}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      problems={error ? problemsIn(error) : []}
      isPending={isPending}
      onSubmit={submit}
    >
      {children}
    </FormDialog>
  );
}

/** Begins a new version of an approved text. */
export function NewVersion({ part }: { part: string }) {
  const [changes, setChanges] = useState('');
  const { begin } = words.version;
  return (
    <VersionDialog part={part} act="" said={begin} body={{ changes: changes.trim() }}>
      <InputField label={begin.changes} value={changes} required onChange={setChanges} />
    </VersionDialog>
  );
}

/** How a version is, and what is to be done with it next. */
export function VersionActs({
  form: { part, name },
  version,
  unconfirmed,
  isSaved,
}: {
  form: ContentForm;
  version: VersionState;
  /** Of what is in the form. */
  unconfirmed: number;
  isSaved: boolean;
}) {
  const [effectiveDate, setEffectiveDate] = useState('');
  const { approve, show } = words.version;

  return (
    <Note>
      <Text marginBottom="2">
        {sentenceOn(version, unconfirmed)}
        {!version.isFrozen && unconfirmed === 0 && !isSaved && ` ${words.version.saveFirst}`}
      </Text>
      {!version.isFrozen && unconfirmed === 0 && isSaved && (
        <VersionDialog part={part} act="/approve" said={approve} body={{ name, effectiveDate }}>
          <InputField
            label={approve.day}
            type="date"
            value={effectiveDate}
            required
            onChange={setEffectiveDate}
          />
        </VersionDialog>
      )}
      {version.isFrozen && !version.isShown && (
        <VersionDialog part={part} act="/show" said={show} body={{ name }} />
      )}
    </Note>
  );
}

function sentenceOn({ isFrozen, isShown, effectiveDate }: VersionState, unconfirmed: number): string {
  const { states } = words.version;
  if (!isFrozen) return unconfirmed > 0 ? fill(states.open, { count: unconfirmed }) : states.confirmed;
  return fill(isShown ? states.shown : states.notShown, { day: formatDay(effectiveDate!) });
}
