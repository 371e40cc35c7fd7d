import { Button } from '@chakra-ui/react';
import { edit as words } from '../../content/edit.content';
import { fill } from '../../content/fill';
import { ActDialog } from '../../parts/ActDialog';

/** Has a part built and stored as it is saved; it waits then, to be put live. */
export function PublishButton({ part }: { part: string }) {
  return (
    <ActDialog
      trigger={
        <Button type="button" variant="outline">
          {words.publish}
        </Button>
      }
      title={fill(words.publishTitle, { part })}
      text={words.publishText}
      confirm={fill(words.publishConfirm, { part })}
      reason="required"
      request={(message) => ({ kind: 'publish', part, message })}
    />
  );
}
