import { edit as words } from '../../content/edit.content';
import { wholeSite } from '../../content/acts.content';
import { ActDialog } from '../../parts/ActDialog';

/** Has a part, or with null all of them, built and stored as it is saved; it waits then, to be put live. */
export function PublishButton({ part }: { part: string | null }) {
  return (
    <ActDialog
      words={words.publish}
      values={{ part: part ?? wholeSite }}
      button={{ type: 'button' }}
      reason="required"
      request={(message) => ({ kind: 'publish', part, message })}
    />
  );
}
