import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import type { CandidatePage } from '../../api/waiting';
import { candidate } from '../../content/candidate.content';
import { fill } from '../../content/fill';
import { ActDialog } from '../../parts/ActDialog';
import { HoursField } from '../../parts/HoursField';
import { Tick } from '../../parts/Tick';
import { partsOf, togetherOf } from './named-together';

const words = candidate.guests;

/** Asks for how long a link is to work, and makes it. */
export function GuestLinkDialog({ page }: { page: CandidatePage }) {
  const [hours, setHours] = useState(24);
  const [mayComment, setMayComment] = useState(false);

  return (
    <ActDialog
      trigger={<Button variant="outline">{words.make}</Button>}
      title={words.dialogTitle}
      text={fill(words.dialogText, { part: partsOf(page) })}
      confirm={words.confirm}
      reason="none"
      request={() => ({ kind: 'guest-link', ...togetherOf(page), hours, mayComment })}
    >
      <HoursField value={hours} onChange={setHours} />
      <Tick label={words.mayComment} isOn={mayComment} onChange={setMayComment} />
    </ActDialog>
  );
}
