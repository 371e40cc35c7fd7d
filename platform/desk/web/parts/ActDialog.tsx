import { Button, type ButtonProps, Dialog, Portal, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { Act, ActRequest } from '../../api/acts';
import { problemsIn } from '../client/ask';
import { useActs, useBegin } from '../client/queries';
import { acts as words } from '../content/acts.content';
import { fill } from '../content/fill';
import { InputField } from './fields';
import { ProblemList } from './ProblemList';
import { Note } from './sheets';

/** What such a dialog says. */
interface ActDialogWords {
  /** On the button that opens it. */
  label: string;
  title: string;
  /** What happens, in a sentence. */
  text: string;
  /** On the button that does it. */
  confirm: string;
  /** What is asked for in place of a reason. */
  why?: string;
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

/** Says what an act does, asks for what it needs, and begins it. What was typed stays when the act is refused. */
export function ActDialog(props: ActDialogProps) {
  const { words: said, values = {}, notes = [], button, reason, children, request } = props;
  const begin = useBegin();
  const form = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [message, setMessage] = useState('');
  const isLike = ({ kind }: ActRequest) => kind === request('').kind;
  const last = useActs().data?.acts.find(({ request: own, state }) => isLike(own) && state === 'done');
  const problems = begin.error ? problemsIn(begin.error) : refusalIn(begin.data);
  const confirm = fill(said.confirm, values);

  function submit(event: FormEvent): void {
    event.preventDefault();
    begin.mutate(request(message.trim()), {
      onSuccess: ({ state }) => {
        setIsOpen(state === 'refused');
        // What still runs may be refused, and is then tried again in the same words.
        if (state === 'done') setMessage('');
      },
    });
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={({ open }) => setIsOpen(open)} placement="center" lazyMount>
      <Dialog.Trigger asChild>
        <Button variant="outline" {...button}>
          {fill(said.label, values)}
        </Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content border="outline" boxShadow="shade">
            <Dialog.Header>
              <Dialog.Title fontFamily="heading">{fill(said.title, values)}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack as="form" id={form} gap="4" onSubmit={submit}>
                <Text>{fill(said.text, values)}</Text>
                {notes.map((note) => (
                  <Note key={note}>{note}</Note>
                ))}
                {last?.seconds ? <Text>{fill(words.lastTime, { seconds: last.seconds })}</Text> : null}
                {children}
                {reason && (
                  <InputField
                    label={said.why ?? (reason === 'required' ? words.why : words.whyOptional)}
                    value={message}
                    required={reason === 'required'}
                    onChange={setMessage}
                  />
                )}
                {problems.length > 0 && <ProblemList problems={problems} isNews />}
              </Stack>
            </Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              <Dialog.ActionTrigger asChild>
                <Button variant="outline">{words.keep}</Button>
              </Dialog.ActionTrigger>
              <Button type="submit" form={form} loading={begin.isPending} loadingText={confirm}>
                {confirm}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

const refusalIn = (act: Act | undefined) => (act?.state === 'refused' ? act.problems : []);
