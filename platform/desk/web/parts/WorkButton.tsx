import { Button, type ButtonProps } from '@chakra-ui/react';

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
