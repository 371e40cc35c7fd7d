import { Button, type ButtonProps, Dialog, Portal, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { ActKind, ActRequest } from '../../api/acts';
import { problemsIn } from '../client/ask';
import { useActsOf, useBegin, useIsBefore, useIsReadAgain } from '../client/queries';
import { acts as words } from '../content/act-progress.content';
import { fill } from '../content/fill';
import { isOnSame, whatIsDone } from './act-words';
import { InputField } from './fields';
import { Note, Notes, ProblemList } from './screen';

interface ActDialogWords {
  /** On the button that opens it. @default the title */
  label?: string;
  title: string;
  /** What happens, in a sentence. */
  text: string;
  /** On the button that does it. @default the title, and that it is done now */
  confirm?: string;
  /** What is asked for in place of a reason. */
  why?: string;
}

/** Acts that take longer, in s, are waited for. */
const WORTH_SAYING_S = 5;

/** An act as a screen begins it: why is asked for here. */
export type Begun<Request = ActRequest> = Request extends { message: string }
  ? Omit<Request, 'message'>
  : Request;

type Need = 'required' | 'optional';

/** Whether a reason has to be given, for each kind of act that takes one. */
const REASONS: Partial<Record<ActKind, Need>> = {
  ...{ approve: 'optional', promote: 'optional', schedule: 'optional', rollback: 'optional' },
  'set-end': 'optional',
  ...{ reject: 'required', cancel: 'required', withdraw: 'required', 'ask-for-changes': 'required' },
  ...{ publish: 'required', 'begin-version': 'required', freeze: 'required', 'lift-freeze': 'required' },
  ...{ 'revoke-key': 'required', 'remove-member': 'required', 'drop-people': 'required' },
} satisfies Record<Extract<ActRequest, { message: string }>['kind'], Need>;

interface ActDialogProps {
  words: ActDialogWords;
  /** What the words have gaps for. */
  values?: Record<string, string | number | string[]>;
  /** More that has to be known before. */
  notes?: readonly string[];
  /** How the button looks that opens it. */
  button?: ButtonProps;
  children?: ReactNode;
  /** Fills those fields: called where the person opens the dialog. */
  onOpen?: () => void;
  /** Empties them: called where the person closes it. */
  onLeave?: () => void;
  request: Begun;
}

/**
 * Says what an act does, asks for what it needs, and begins it. What was typed stays while the dialog says why it was refused; closed
 * by the person, it opens empty, so that nothing of an earlier attempt is signed.
 */
export function ActDialog(props: ActDialogProps) {
  const { words: said, values = {}, notes = [], button, children, onOpen, onLeave, request } = props;
  const isEmergency = 'isEmergency' in request && request.isEmergency;
  const reason = isEmergency ? 'required' : REASONS[request.kind];
  const begin = useBegin();
  const isOld = useIsReadAgain();
  const isBefore = useIsBefore((done) => isOnSame(request as ActRequest, done));
  const form = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [message, setMessage] = useState('');
  const now = whatIsDone(request as ActRequest);
  const done = useActsOf(request.kind).filter(({ state }) => state === 'done');
  const seconds = done.find((act) => whatIsDone(act.request) === now)?.seconds ?? 0;
  const isDone = begin.data?.state === 'done' || done.some(({ id }) => id === begin.data?.id);
  const refused = begin.data?.state === 'refused' ? begin.data.problems : [];
  const title = fill(said.title, values);
  const confirm = fill(said.confirm ?? words.now, { title, ...values });

  function submit(event: FormEvent): void {
    event.preventDefault();
    begin.mutate({ ...request, ...(reason && { message: message.trim() }) } as ActRequest, {
      onSuccess: ({ state }) => setIsOpen(state === 'refused'),
    });
  }

  function open(isOpened: boolean): void {
    if (isOpened && isBefore) return;
    setIsOpen(isOpened);
    // What is being answered, or still runs, may be refused, and is then tried again in the same words.
    if (isOpened ? isDone : !begin.isPending) {
      setMessage('');
      begin.reset();
      onLeave?.();
    }
    if (isOpened) onOpen?.();
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={(now) => open(now.open)} placement="center" lazyMount>
      <Dialog.Trigger asChild>
        {/* It keeps the focus that comes back to it. */}
        <Button variant="outline" aria-disabled={isBefore || undefined} {...button}>
          {fill(said.label ?? words.opens, { title, ...values })}
        </Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content border="outline" boxShadow="shade">
            <Dialog.Header>
              <Dialog.Title fontFamily="heading">{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack as="form" id={form} gap="4" onSubmit={submit}>
                <Text>{fill(said.text, values)}</Text>
                {isOld && <Note role="status">{words.reading}</Note>}
                <Notes lines={notes} />
                {seconds >= WORTH_SAYING_S && <Text>{fill(words.lastTime, { seconds })}</Text>}
                {children}
                {reason && (
                  <InputField
                    label={said.why ?? (reason === 'required' ? words.why : words.whyOptional)}
                    value={message}
                    required={reason === 'required'}
                    onChange={setMessage}
                  />
                )}
                <ProblemList problems={[...problemsIn(begin.error), ...refused]} isNews />
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
