import { useNow } from '../../client/queries';
import { wholeSite } from '../../content/acts.content';
import { edit } from '../../content/edit.content';
import { fill } from '../../content/fill';
import { ActDialog } from '../../parts/ActDialog';
import { Soft } from '../../parts/sheets';

interface PublishButtonProps {
  /** Null for all of them. */
  part: string | null;
  /** Whether a form is open whose words are not saved, and so are not in it. */
  isUnsaved?: boolean;
  /** Whether they are being saved just now. */
  isSaving?: boolean;
}

/** Has a part, or all of them, built and stored as it is saved, by who may; it waits then, to be put live. */
export function PublishButton({ part, isUnsaved = false, isSaving = false }: PublishButtonProps) {
  const { unsaved, forbidden, ...words } = edit.publish;
  const { session, parts = [] } = useNow().data ?? {};
  if (!session) return null;
  const values = { part: part ?? wholeSite };
  const wanted = part ? [part] : parts.map((one) => one.part);
  if (!wanted.every((one) => session.may.publish.includes(one)))
    return <Soft>{fill(forbidden, values)}</Soft>;
  return (
    <ActDialog
      words={isUnsaved ? { ...words, text: unsaved } : words}
      values={values}
      button={{ type: 'button', disabled: isSaving }}
      reason="required"
      request={(message) => ({ kind: 'publish', part, message })}
    />
  );
}
