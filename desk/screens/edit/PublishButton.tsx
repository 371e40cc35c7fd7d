import { Button } from '@chakra-ui/react';
import { edit as words } from '../../content/edit.content';
import { wholeSite } from '../../content/acts.content';
import { fill } from '../../content/fill';
import { ActDialog } from '../../parts/ActDialog';

/** Has a part, or with null all of them, built and stored as it is saved; it waits then, to be put live. */
export function PublishButton({ part }: { part: string | null }) {
  const name = part ?? wholeSite;
  return (
    <ActDialog
      trigger={
        <Button type="button" variant="outline">
          {words.publish}
        </Button>
      }
      title={fill(words.publishTitle, { part: name })}
      text={words.publishText}
      confirm={fill(words.publishConfirm, { part: name })}
      reason="required"
      request={(message) => ({ kind: 'publish', part, message })}
    />
  );
}
