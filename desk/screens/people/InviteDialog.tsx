import { Button, Field, Fieldset, Input, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { people } from '../../content/people.content';
import { ActDialog } from '../../parts/ActDialog';
import { HoursField } from '../../parts/HoursField';
import { Tick } from '../../parts/Tick';

const words = people.invitations;
const NOBODY = { name: '', email: '', teams: [] as string[], isEditor: false, hours: 72 };

/** Asks whom to invite, and as what. @param parts all that have a team */
export function InviteDialog({ parts }: { parts: string[] }) {
  const [invited, setInvited] = useState(NOBODY);
  const change = (changes: Partial<typeof NOBODY>) => setInvited({ ...invited, ...changes });
  const { name, email, teams, isEditor, hours } = invited;

  return (
    <ActDialog
      trigger={<Button variant="outline">{words.make}</Button>}
      title={words.dialogTitle}
      text={words.dialogText}
      confirm={words.confirm}
      reason="none"
      request={() => ({ kind: 'invite', name, email, teams, isEditor, hours })}
    >
      <Field.Root required>
        <Field.Label>{words.name}</Field.Label>
        <Input value={name} maxLength={100} onChange={({ target }) => change({ name: target.value })} />
      </Field.Root>
      <Field.Root required>
        <Field.Label>{words.email}</Field.Label>
        <Input
          type="email"
          value={email}
          maxLength={120}
          onChange={({ target }) => change({ email: target.value })}
        />
      </Field.Root>
      <Fieldset.Root>
        <Fieldset.Legend>{words.teams}</Fieldset.Legend>
        <Stack gap="2" marginTop="2">
          {parts.map((part) => (
            <Tick
              key={part}
              label={part}
              isOn={teams.includes(part)}
              onChange={(isOn) =>
                change({ teams: isOn ? [...teams, part] : teams.filter((one) => one !== part) })
              }
            />
          ))}
          <Tick label={words.editor} isOn={isEditor} onChange={(isOn) => change({ isEditor: isOn })} />
        </Stack>
      </Fieldset.Root>
      <HoursField value={hours} onChange={(value) => change({ hours: value })} />
    </ActDialog>
  );
}
