import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Invitation, PartRule, PeoplePage } from '../../../api/people';
import { useActsOf, useNow } from '../../client/queries';
import { capitalised, fill } from '../../content/fill';
import { linkHours } from '../../content/links.content';
import { people } from '../../content/people.content';
import { ActDialog } from '../../parts/ActDialog';
import { rolesOf } from '../../parts/act-words';
import { formatMoment, inWords, personName } from '../../parts/said';
import { ChoiceField, InputField, Tick, TeamTicks } from '../../parts/fields';
import { SecretAddress } from '../../parts/SecretAddress';
import { whatFollows } from './Proposals';
import { Soft } from '../../parts/sheets';

const words = people.invitations;

interface InvitationsProps {
  page: PeoplePage;
  /** Of all parts that have a team. */
  rules: PartRule[];
}

/** Invitations: made, listed, accepted, revoked. */
export function Invitations({ page, rules }: InvitationsProps) {
  const { invitations, whyNoChange, isOwnDesk } = page;
  const you = useNow().data?.session.author;
  const own = useActsOf('invite').filter(({ author }) => author === you);
  // With each that is begun, the form begins again; what was refused later on is there to be tried again.
  const begun = own.find(({ state }) => state !== 'refused');
  const refused = own[0]?.state === 'refused' ? own[0].request : null;
  const over = invitations.filter((one) => !isOpen(one));
  const listed = (label: string, some: Invitation[]) =>
    some.length > 0 && (
      <Stack as="ul" aria-label={label} gap="3" listStyle="none" marginTop="3">
        {some.map((invitation) => (
          <Box as="li" key={invitation.number} borderTop="hairline" paddingTop="3">
            <OneInvitation
              invitation={invitation}
              // Its author alone is told a link.
              address={own.find(({ result }) => result?.number === invitation.number)?.result?.link}
              page={page}
              rules={rules}
            />
          </Box>
        ))}
      </Stack>
    );

  return (
    <Stack gap="3">
      <Text>{words.text}</Text>
      {whyNoChange === null ? (
        <Box>
          <InviteDialog
            key={begun?.id}
            parts={rules.map(({ part }) => part)}
            isOwnDesk={isOwnDesk}
            typed={{ ...BLANK, ...(refused && { ...refused, hours: String(refused.hours) }) }}
          />
        </Box>
      ) : (
        <Soft>{inWords(whyNoChange)}</Soft>
      )}
      {listed(words.list, invitations.filter(isOpen))}
      {over.length > 0 && (
        <details>
          <summary>{fill(words.over, { count: over.length })}</summary>
          {listed(words.list, over)}
        </details>
      )}
    </Stack>
  );
}

/** Whether something is still to be done about it. */
const isOpen = ({ state }: Invitation) => state === 'open' || state === 'accepted';

interface OneInvitationProps extends InvitationsProps {
  invitation: Invitation;
  /** Known to its author, while the desk runs. */
  address: string | undefined;
}

function OneInvitation({ invitation, address, page, rules }: OneInvitationProps) {
  const { number, name, email, author, until, state, key, isProposed } = invitation;
  const mayChange = page.whyNoChange === null;
  const said = fill(words.states[state], { until: formatMoment(until), key: key?.shortId ?? '' });

  return (
    <Stack gap="2" align="flex-start">
      <Text wordBreak="break-word">
        <strong>{fill(words.who, { name, email })}</strong> {fill(words.by, { author: personName(author) })}
        <br />
        {capitalised(rolesOf(invitation))}. {said}.
        {state === 'accepted' && isProposed && ` ${words.proposed}`}
      </Text>
      {state === 'open' && address && (
        <SecretAddress
          address={address}
          label={fill(words.address, { name })}
          code={fill(words.code, { name })}
        />
      )}
      {mayChange && (
        <Flex gap="3" wrap="wrap">
          {state === 'accepted' && !isProposed && (
            <ActDialog
              words={{
                ...words.activate,
                ...(page.signing.missing > 0 && { confirm: words.activate.propose }),
              }}
              values={{ name, key: key!.shortId }}
              notes={[...gains(invitation, page, rules), ...whatFollows(page)]}
              button={{ size: 'sm', variant: 'solid' }}
              request={() => ({ kind: 'activate-member', number, keyId: key!.id })}
            />
          )}
          {isOpen(invitation) && (
            <ActDialog
              words={words.revoke}
              values={{ name }}
              button={{ size: 'sm' }}
              request={() => ({ kind: 'revoke-invitation', number })}
            />
          )}
        </Flex>
      )}
    </Stack>
  );
}

/** What letting a person in gives them, and what it changes for those who are in. */
function gains({ name, teams, isEditor }: Invitation, { people }: PeoplePage, rules: PartRule[]): string[] {
  const ofOne = rules.filter(({ part, publish, approve }) => {
    return teams.includes(part) && new Set([...publish, ...approve]).size === 1;
  });
  const wasAlone = people?.editors.names.length === 1;
  return [
    ...(teams.length > 0 ? [fill(words.gains.teams, { name, parts: teams })] : []),
    ...(teams.length === 0 && !isEditor ? [fill(words.gains.none, { name })] : []),
    ...ofOne.map(
      ({ part }) => words.gains.usual[part] ?? fill(words.gains.usualOtherwise, { parts: [part] }),
    ),
    ...(isEditor ? [fill(wasAlone ? words.gains.secondEditor : words.gains.editor, { name })] : []),
  ];
}

const BLANK = { name: '', email: '', teams: [] as string[], isEditor: false, hours: '72', desk: '' };

interface InviteDialogProps {
  /** All that have a team. */
  parts: string[];
  /** No other person opens this desk. */
  isOwnDesk: boolean;
  /** What is in the form at first. */
  typed: typeof BLANK;
}

/** Asks whom to invite, and as what. */
function InviteDialog({ parts, isOwnDesk, typed }: InviteDialogProps) {
  const [invited, setInvited] = useState(typed);
  const change = (changes: Partial<typeof BLANK>) => setInvited({ ...invited, ...changes });
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
