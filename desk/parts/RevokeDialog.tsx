import { Button } from '@chakra-ui/react';
import type { ActRequest } from '../api/acts';
import { fill } from '../content/fill';
import { ActDialog } from './ActDialog';

interface RevokeDialogProps {
  /** Each may name the `{number}`. */
  words: Record<'revoke' | 'revokeTitle' | 'revokeText' | 'revokeConfirm', string>;
  number: number;
  request: () => ActRequest;
}

/** Takes back, for good, what somebody was given an address of. */
export function RevokeDialog({ words, number, request }: RevokeDialogProps) {
  return (
    <ActDialog
      trigger={
        <Button size="sm" variant="outline">
          {fill(words.revoke, { number })}
        </Button>
      }
      title={fill(words.revokeTitle, { number })}
      text={words.revokeText}
      confirm={fill(words.revokeConfirm, { number })}
      reason="none"
      request={request}
    />
  );
}
