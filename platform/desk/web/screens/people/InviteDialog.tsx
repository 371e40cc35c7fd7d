import { useState } from 'react';
import { people } from '../../content/people.content';
import { linkHours } from '../../content/link-hours.content';
import { ActDialog } from '../../parts/ActDialog';
import { ChoiceField } from '../../parts/ChoiceField';
import { InputField } from '../../parts/InputField';
import { Tick } from '../../parts/Tick';
import { TeamTicks } from './TeamTicks';

const words = people.invitations;
const NOBODY = { name: '', email: '', teams: [] as string[], isEditor: false, hours: '72', desk: '' };

/** Asks whom to invite, and as what. @param parts all that have a team @param isOwnDesk no other person opens this desk */
export function InviteDialog({ parts, isOwnDesk }: { parts: string[]; isOwnDesk: boolean }) {
  const [invited, setInvited] = useState(NOBODY);
  const change = (changes: Partial<typeof NOBODY>) => setInvited({ ...invited, ...changes });
  const { desk, ...asked } = invited;
  const field = (name: 'name' | 'email' | 'desk', type: string, maxLength: number) => (
    <InputField
      label={words[name]}
      required
      type={type}
      maxLength={maxLength}
      value={invited[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );

  return (
    <ActDialog
      words={words.make}
      request={() => ({
        kind: 'invite',
        ...asked,
        hours: Number(asked.hours),
        ...(isOwnDesk && { desk }),
      })}
    >
      {field('name', 'text', 100)}
      {field('email', 'email', 120)}
      <TeamTicks
        legend={words.teams}
        parts={parts}
        chosen={asked.teams}
        onChoose={(teams) => change({ teams })}
      />
      <Tick label={words.editor} isOn={asked.isEditor} onChange={(isEditor) => change({ isEditor })} />
      {isOwnDesk && field('desk', 'url', 200)}
      <ChoiceField {...linkHours} value={asked.hours} onChoose={(hours) => change({ hours })} />
    </ActDialog>
  );
}
