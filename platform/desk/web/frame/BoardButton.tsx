import { Button, type ButtonProps } from '@chakra-ui/react';

/** A button on the dark board of the header and of what is being done. */
export function BoardButton(props: ButtonProps) {
  return <Button size="sm" variant="outline" color="onBoard" _hover={{ bg: 'transparent' }} {...props} />;
}
