import { Button, type ButtonProps } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import type { ActRequest } from '../../api/acts';
import type { Problem } from '../../api/problem';
import { problemsIn } from '../client/ask';
import { useActs, useBegin } from '../client/queries';
import { acts as words } from '../content/acts.content';
import { fill } from '../content/fill';
import { FormDialog } from './FormDialog';
import { InputField } from './InputField';

/** What such a dialog says. */
interface ActDialogWords {
  /** On the button that opens it. */
  label: string;
  title: string;
  /** What happens, in a sentence. */
  text: string;
  /** On the button that does it. */
  confirm: string;
}

/** What such a dialog asks. */
export interface ActDialogProps {
  words: ActDialogWords;
  /** What the words have gaps for. */
  values?: Record<string, string | number | string[]>;
  /** More that has to be known before. */
  notes?: string[];
  /** How the button looks that opens it. */
  button?: ButtonProps;
  /** Whether a reason is asked for, and has to be given. */
  reason?: 'required' | 'optional';
  /** Further fields. */
  children?: ReactNode;
  /** Makes the request of a reason. */
  request: (message: string) => ActRequest;
}

/** Asks for what an act needs, and begins it. What was typed stays when the act is refused. */
export function ActDialog({
  words: said,
  values = {},
  notes = [],
  button,
  reason,
  children,
  request,
}: ActDialogProps) {
  const begin = useBegin();
  const seconds = useLastSeconds(request('').kind);
  const [isOpen, setIsOpen] = useState(false);
  const [message, setMessage] = useState('');
  const [problems, setProblems] = useState<Problem[]>([]);

  async function submit(): Promise<void> {
    setProblems([]);
    try {
      const act = await begin.mutateAsync(request(message.trim()));
      if (act.state === 'refused') return setProblems(act.problems);
      setIsOpen(false);
      // What still runs may be refused, and is then tried again in the same words.
      if (act.state === 'done') setMessage('');
    } catch (error) {
      setProblems(problemsIn(error));
    }
  }

  return (
    <FormDialog
      trigger={
        <Button
          variant="outline"
          height="auto"
          minHeight="9"
          paddingBlock="1"
          whiteSpace="normal"
          {...button}
        >
          {fill(said.label, values)}
        </Button>
      }
      title={fill(said.title, values)}
      text={[fill(said.text, values), ...notes, ...(seconds ? [fill(words.lastTime, { seconds })] : [])].join(
        ' ',
      )}
      confirm={fill(said.confirm, values)}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      problems={problems}
      leave={words.keep}
      isPending={begin.isPending}
      onSubmit={submit}
    >
      {children}
      {reason && (
        <InputField
          label={reason === 'required' ? words.why : words.whyOptional}
          value={message}
          required={reason === 'required'}
          onChange={setMessage}
        />
      )}
    </FormDialog>
  );
}

/** How long the last act of a kind took at this desk; undefined where there was none. */
function useLastSeconds(kind: ActRequest['kind']): number | null | undefined {
  const { data } = useActs();
  return data?.acts.find(({ request, state }) => request.kind === kind && state === 'done')?.seconds;
}
