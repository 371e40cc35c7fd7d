import { Field, Input } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { candidate as content } from '../../content/candidate.content';
import { ActDialog } from '../../parts/ActDialog';
import type { togetherOf } from './named-together';

/** India has had no other offset since 1945. */
const OFFSET = '+05:30';

interface ScheduleDialogProps {
  trigger: ReactNode;
  title: string;
  text: string;
  confirm: string;
  /** What goes live then, with others beside it. */
  candidate: ReturnType<typeof togetherOf>;
}

/** Asks for a day and a time of day in India. */
export function ScheduleDialog({ candidate, ...dialog }: ScheduleDialogProps) {
  const [at, setAt] = useState('');

  return (
    <ActDialog
      {...dialog}
      reason="optional"
      request={(message) => ({ kind: 'schedule', ...candidate, at: at + OFFSET, message })}
    >
      <Field.Root required>
        <Field.Label>{content.schedule.when}</Field.Label>
        <Input type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
      </Field.Root>
    </ActDialog>
  );
}
