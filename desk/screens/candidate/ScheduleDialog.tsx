import { Field, Input } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { candidate as words } from '../../content/candidate.content';
import { ActDialog } from '../../parts/ActDialog';

/** India has had no other offset since 1945. */
const OFFSET = '+05:30';

interface ScheduleDialogProps {
  trigger: ReactNode;
  title: string;
  text: string;
  confirm: string;
  part: string;
  release: string;
}

/** Asks for a day and a time of day in India. */
export function ScheduleDialog({ part, release, ...dialog }: ScheduleDialogProps) {
  const [at, setAt] = useState('');

  return (
    <ActDialog
      {...dialog}
      reason="optional"
      request={(message) => ({ kind: 'schedule', part, release, at: at + OFFSET, message })}
    >
      <Field.Root required>
        <Field.Label>{words.schedule.when}</Field.Label>
        <Input type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
      </Field.Root>
    </ActDialog>
  );
}
