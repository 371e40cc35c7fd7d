import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { problemsIn } from '../../client/ask';
import { edit } from '../../content/edit.content';
import { FormDialog } from '../../parts/FormDialog';
import { InputField } from '../../parts/InputField';
import { useNewVersion } from './edit-queries';

const { changes: label, button, ...words } = edit.newVersion;

/** Begins a new version of a published text, and opens it. */
export function NewVersionDialog({ part }: { part: string }) {
  const navigate = useNavigate();
  const begin = useNewVersion(part);
  const [isOpen, setIsOpen] = useState(false);
  const [changes, setChanges] = useState('');

  async function submit(): Promise<void> {
    const made = await begin.mutateAsync(changes.trim()).catch(() => null);
    if (made) await navigate(`/edit/${part}/en/${made.name}`);
  }

  return (
    <FormDialog
      {...words}
      trigger={<Button>{button}</Button>}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      problems={begin.error ? problemsIn(begin.error) : []}
      isPending={begin.isPending}
      onSubmit={submit}
    >
      <InputField label={label} value={changes} required onChange={setChanges} />
    </FormDialog>
  );
}
