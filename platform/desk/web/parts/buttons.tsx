import { Button, type ButtonProps } from '@chakra-ui/react';
import { useStop } from '../client/queries';

interface WorkButtonProps extends ButtonProps {
  children: string;
  isWorking: boolean;
}

/** A button that says what it does also while that is under way. */
export function WorkButton({ children, isWorking, ...look }: WorkButtonProps) {
  return (
    <Button
      type="button"
      variant="outline"
      alignSelf="flex-start"
      loading={isWorking}
      loadingText={children}
      {...look}
    >
      {children}
    </Button>
  );
}

/** A button on the dark board of the header and of what is being done. */
export function BoardButton(props: ButtonProps) {
  return <Button size="sm" variant="outline" color="onBoard" _hover={{ bg: 'transparent' }} {...props} />;
}

/** Stops an act. */
export function StopButton({ id, label }: { id: string; label: string }) {
  const stop = useStop();
  return (
    <BoardButton disabled={!stop.isIdle} onClick={() => stop.mutate(id)}>
      {label}
    </BoardButton>
  );
}
