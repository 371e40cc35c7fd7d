import { Fieldset, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { capitalised, partName } from '../../content/fill';
import { people } from '../../content/people.content';
import { linkHours } from '../../content/link-hours.content';
import { ActDialog } from '../../parts/ActDialog';
import { ChoiceField } from '../../parts/ChoiceField';
import { InputField } from '../../parts/InputField';
import { Tick } from '../../parts/Tick';

const words = people.invitations;
const NOBODY = { name: '', email: '', teams: [] as string[], isEditor: false, hours: '72', desk: '' };

/** Asks whom to invite, and as what. @param parts all that have a team @param isOwnDesk no other person opens this desk */
export function InviteDialog({ parts, isOwnDesk }: { parts: string[]; isOwnDesk: boolean }) {
  const [invited, setInvited] = useState(NOBODY);
  const change = (changes: Partial<typeof NOBODY>) => setInvited({ ...invited, ...changes });
  const { desk, ...asked } = invited;
  const { name, email, teams, isEditor, hours } = asked;

  return (
    <ActDialog
      words={words.make}
      request={() => ({ kind: 'invite', ...asked, hours: Number(hours), ...(isOwnDesk && { desk }) })}
    >
      <InputField
        label={words.name}
        required
        value={name}
        maxLength={100}
        onChange={(value) => change({ name: value })}
      />
      <InputField
        label={words.email}
        required
        type="email"
        value={email}
        maxLength={120}
        onChange={(value) => change({ email: value })}
      />
      <Fieldset.Root>
        <Fieldset.Legend>{words.teams}</Fieldset.Legend>
        <Stack gap="2" marginTop="2">
          {parts.map((part) => (
            <Tick
              key={part}
              label={capitalised(partName(part))}
              isOn={teams.includes(part)}
              onChange={(isOn) =>
                change({ teams: isOn ? [...teams, part] : teams.filter((one) => one !== part) })
              }
            />
          ))}
          <Tick label={words.editor} isOn={isEditor} onChange={(isOn) => change({ isEditor: isOn })} />
        </Stack>
      </Fieldset.Root>
      {isOwnDesk && (
        <InputField
          label={words.desk}
          required
          type="url"
          value={desk}
          maxLength={200}
          onChange={(value) => change({ desk: value })}
        />
      )}
      <ChoiceField {...linkHours} value={hours} onChoose={(value) => change({ hours: value })} />
    </ActDialog>
  );
}
