import { Button, Field, NativeSelect } from '@chakra-ui/react';
import { useState } from 'react';
import type { CandidatePage } from '../../api/waiting';
import { usePlaces } from '../../client/queries';
import { candidate } from '../../content/candidate.content';
import { fill } from '../../content/fill';
import { ActDialog } from '../../parts/ActDialog';
import { CommentField } from './CommentField';
import { placeName } from './place-name';

const words = candidate.comments;

const WHOLE = { page: null, section: null };

interface CommentDialogProps {
  page: CandidatePage;
  /** Whether it says that this is not to go live as it is. */
  asksForChanges: boolean;
}

/** Asks what somebody has to say, and of which section. */
export function CommentDialog({ page, asksForChanges }: CommentDialogProps) {
  const { part, release } = page.candidate;
  const said = asksForChanges ? words.ask : words.comment;
  const [place, setPlace] = useState('0');
  const [text, setText] = useState('');
  const places = usePlaces(page.preview.id).data?.places ?? [WHOLE];

  return (
    <ActDialog
      trigger={<Button variant="outline">{said.label}</Button>}
      title={fill(said.title, { part })}
      text={said.text}
      confirm={said.confirm}
      reason="none"
      request={() => {
        const about = places[Number(place)] ?? WHOLE;
        return { kind: 'comment', part, release, ...about, text, asksForChanges };
      }}
      onDone={() => setText('')}
    >
      <Field.Root>
        <Field.Label>{words.about}</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field value={place} onChange={({ target }) => setPlace(target.value)}>
            {places.map((one, index) => (
              <option key={index} value={index}>
                {placeName(one)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <CommentField label={said.field} value={text} onChange={setText} />
    </ActDialog>
  );
}
