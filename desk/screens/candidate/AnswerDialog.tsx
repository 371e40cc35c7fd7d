import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { candidate } from '../../content/candidate.content';
import { ActDialog } from '../../parts/ActDialog';
import { CommentField } from './CommentField';

const words = candidate.comments;

interface AnswerDialogProps {
  /** Of the comment. */
  number: number;
  part: string;
  release: string;
}

/** Asks for an answer to a comment. */
export function AnswerDialog({ number, part, release }: AnswerDialogProps) {
  const [text, setText] = useState('');

  return (
    <ActDialog
      trigger={
        <Button size="sm" variant="outline">
          {words.answer}
        </Button>
      }
      title={words.answerTitle}
      text={words.answerText}
      confirm={words.answerConfirm}
      reason="none"
      request={() => ({ kind: 'answer', part, release, number, text })}
      onDone={() => setText('')}
    >
      <CommentField label={words.answerLabel} value={text} onChange={setText} />
    </ActDialog>
  );
}
