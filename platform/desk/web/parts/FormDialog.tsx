import { Button, Dialog, Portal, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useId } from 'react';
import type { Problem } from '../../api/problem';
import { acts as words } from '../content/acts.content';
import { ProblemList } from './ProblemList';

interface FormDialogProps {
  /** What opens it; a button. */
  trigger: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** What happens, in a sentence. */
  text: string;
  /** Its fields. */
  children: ReactNode;
  /** What is against it. */
  problems: Problem[];
  /** What the button says that leaves everything as it is. */
  leave: string;
  /** What the button says that does it. */
  confirm: string;
  isPending: boolean;
  onSubmit: () => Promise<void>;
}

/** A dialog with a form, which says what happens before it does. */
export function FormDialog({
  trigger,
  isOpen,
  onOpenChange,
  title,
  text,
  children,
  problems,
  leave,
  confirm,
  isPending,
  onSubmit,
}: FormDialogProps) {
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };

  return (
    <Dialog.Root open={isOpen} onOpenChange={({ open }) => onOpenChange(open)} placement="center" lazyMount>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content border="outline" boxShadow="shade">
            <Dialog.Header>
              <Dialog.Title fontFamily="heading">{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack
                as="form"
                id={form}
                gap="4"
                onSubmit={submit}
                // The browser would say it in a language of its own.
                onInvalid={({ target }) => (target as HTMLInputElement).setCustomValidity(words.fillIn)}
                onInput={({ target }) => (target as HTMLInputElement).setCustomValidity('')}
              >
                <Text>{text}</Text>
                {children}
                {problems.length > 0 && <ProblemList problems={problems} isNews />}
              </Stack>
            </Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              <Dialog.ActionTrigger asChild>
                <Button variant="outline">{leave}</Button>
              </Dialog.ActionTrigger>
              <Button type="submit" form={form} loading={isPending} loadingText={confirm}>
                {confirm}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
