import { type ReactNode, useState } from 'react';
import type { ActRequest } from '../api/acts';
import type { Problem } from '../api/problem';
import { problemsIn } from '../client/ask';
import { useBegin } from '../client/queries';
import { acts as words } from '../content/acts.content';
import { FormDialog, SentenceField } from './FormDialog';

interface ActDialogProps {
  /** What opens it; a button. */
  trigger: ReactNode;
  title: string;
  /** What happens, in a sentence. */
  text: string;
  /** What the button says that does it. */
  confirm: string;
  /** Whether a reason is asked for, and has to be given. */
  reason: 'required' | 'optional' | 'none';
  /** Further fields. */
  children?: ReactNode;
  /** Makes the request of a reason. */
  request: (message: string) => ActRequest;
  /** Called when it is done. */
  onDone?: () => void;
}

/** Asks for what an act needs, and begins it. What was typed stays when the act is refused. */
export function ActDialog({ reason, children, request, onDone, ...dialog }: ActDialogProps) {
  const begin = useBegin();
  const [isOpen, setIsOpen] = useState(false);
  const [message, setMessage] = useState('');
  const [problems, setProblems] = useState<Problem[]>([]);

  async function submit(): Promise<void> {
    setProblems([]);
    try {
      const act = await begin.mutateAsync(request(message.trim()));
      if (act.state === 'refused') setProblems(act.problems);
      else {
        setIsOpen(false);
        // What still runs may be refused, and is then tried again in the same words.
        if (act.state === 'done') {
          setMessage('');
          onDone?.();
        }
      }
    } catch (error) {
      setProblems(problemsIn(error));
    }
  }

  return (
    <FormDialog
      {...dialog}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      problems={problems}
      leave={words.keep}
      isPending={begin.isPending}
      onSubmit={submit}
    >
      {children}
      {reason !== 'none' && (
        <SentenceField
          label={reason === 'required' ? words.why : words.whyOptional}
          value={message}
          isRequired={reason === 'required'}
          onChange={setMessage}
        />
      )}
    </FormDialog>
  );
}
