import { edit } from '../../content/edit.content';
import { wholeSite } from '../../content/acts.content';
import { ActDialog } from '../../parts/ActDialog';

interface PublishButtonProps {
  /** Null for all of them. */
  part: string | null;
  /** Whether a form is open whose words are not saved, and so are not in it. */
  isUnsaved?: boolean;
}

/** Has a part, or all of them, built and stored as it is saved; it waits then, to be put live. */
export function PublishButton({ part, isUnsaved = false }: PublishButtonProps) {
  const { unsaved, ...words } = edit.publish;
  return (
    <ActDialog
      words={isUnsaved ? { ...words, text: unsaved } : words}
      values={{ part: part ?? wholeSite }}
      button={{ type: 'button' }}
      reason="required"
      request={(message) => ({ kind: 'publish', part, message })}
    />
  );
}
