import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { personAddress } from '@site/text';
import type { Invitation, PeoplePage } from '../../../answers';
import { useActsOf, useNow } from '../../client/queries';
import { capitalised, fill, sentences } from '../../content/fill';
import { linkHours } from '../../content/links.content';
import { people as texts } from '../../content/people.content';
import { ActDialog } from '../../parts/ActDialog';
import { rolesOf } from '../../parts/act-words';
import { inWords } from '../../parts/said';
import { ChoiceField, InputField, Tick, TeamTicks } from '../../parts/fields';
import { SecretAddress } from '../../parts/SecretAddress';
import { whatFollows } from './Proposals';
import { Entry, List, Note, Soft } from '../../parts/screen';

const words = texts.invitations;

/** Invitations: made, listed, accepted, revoked. */
export function Invitations({ page }: { page: PeoplePage }) {
  const { invitations, whyNoChange } = page;
  const you = useNow().data?.session.author;
  const own = useActsOf('invite').filter(({ author }) => author === you);
  // With each that is begun, the form begins again; what was refused later on is there to be tried again.
  const begun = own.find(({ state }) => state !== 'refused');
  const refused = own[0]?.state === 'refused' ? own[0].request : null;
  const over = invitations.filter((one) => !isOpen(one));
  const listed = (some: Invitation[]) => (
    <List aria-label={words.list} marginTop="3">
      {some.map((invitation) => (
        <OneInvitation
          key={invitation.number}
          invitation={invitation}
          // Its author alone is told a link.
          address={own.find(({ result }) => result?.number === invitation.number)?.result?.link}
          page={page}
        />
      ))}
    </List>
  );

  return (
    <Stack gap="3">
      <Text>{words.text}</Text>
      {whyNoChange === null ? (
        <InviteDialog
          key={begun?.id}
          page={page}
          typed={{ ...BLANK, ...(refused && { ...refused, hours: String(refused.hours) }) }}
        />
      ) : (
        <Soft>{inWords(whyNoChange)}</Soft>
      )}
      {over.length < invitations.length && listed(invitations.filter(isOpen))}
      {over.length > 0 && (
        <details>
          <summary>{fill(words.over, { count: over.length })}</summary>
          {listed(over)}
        </details>
      )}
    </Stack>
  );
}

/** Whether something is still to be done about it. */
const isOpen = ({ state }: Invitation) => state === 'open' || state === 'accepted';

type OneInvitationProps = { page: PeoplePage; invitation: Invitation; address?: string };

/** @param address known to its author, while the desk runs */
function OneInvitation({ page, invitation, address }: OneInvitationProps) {
  const { number, name, email, author, until, state, key, isProposed } = invitation;
  const mayChange = page.whyNoChange === null;
  const isOwn = personAddress(useNow().data?.session.author ?? '') === email;
  const roles = capitalised(rolesOf(whatIsNew(invitation, page)));
  const { own, propose, ...activate } = words.activate;
  const said = fill(words.states[state], { until, key: key?.shortId ?? '' });

  return (
    <Entry
      title={fill(words.who, { name, email })}
      marks={
        mayChange && (
          <>
            {state === 'accepted' && !isProposed && (
              <ActDialog
                words={{
                  ...activate,
                  ...(isOwn && { text: own }),
                  ...(page.signing.missing > 0 && { confirm: propose }),
                }}
                values={{ name, key: key!.shortId }}
                notes={[...gains(invitation, page), ...whatFollows(page)]}
                button={{ size: 'sm', variant: 'solid' }}
                request={{ kind: 'activate-member', number, keyId: key!.id }}
              />
            )}
            {isOpen(invitation) && (
              <ActDialog
                words={words.revoke}
                values={{ name }}
                button={{ size: 'sm' }}
                request={{ kind: 'revoke-invitation', number }}
              />
            )}
          </>
        )
      }
    >
      <Soft>{fill(words.by, { author })}</Soft>
      <Text>
        {roles}. {said}.{state === 'accepted' && isProposed && ` ${words.proposed}`}
      </Text>
      {state === 'open' && address && (
        <SecretAddress
          address={address}
          label={fill(words.address, { name })}
          code={fill(words.code, { name })}
        />
      )}
    </Entry>
  );
}

/** What a person gets by an invitation and does not have yet; `isFurther`: the person is in, so that it is a further passkey. */
function whatIsNew({ email, teams, isEditor }: Invitation, { people }: PeoplePage) {
  const known = people?.persons.find(({ id }) => id === email);
  return {
    isFurther: known !== undefined,
    teams: teams.filter((team) => !known?.teams.includes(team)),
    isEditor: isEditor && !known?.isEditor,
  };
}

/** What letting a person in gives them, and what it changes for those who are in. */
function gains(invitation: Invitation, page: PeoplePage): string[] {
  const { name } = invitation;
  const { people, signing } = page;
  const { missing, others } = signing;
  const { isFurther, teams, isEditor } = whatIsNew(invitation, page);
  const ofOne = people?.parts.filter(({ part, isOfOne }) => isOfOne && teams.includes(part));
  const wasAlone = people?.editors.names.length === 1;
  return sentences(
    teams.length > 0 && fill(words.gains.teams, { name, parts: teams }),
    isFurther && fill(words.gains.further, { name }),
    // Their lost passkey would be the only one that can agree.
    isFurther && others.join() === name && missing > 0 && fill(words.gains.lost, { name }),
    !isFurther && teams.length === 0 && !isEditor && fill(words.gains.none, { name }),
    ofOne?.map(({ part }) => words.gains.usual[part] ?? fill(words.gains.usualOtherwise, { parts: [part] })),
    isEditor && fill(wasAlone ? words.gains.secondEditor : words.gains.editor, { name }),
  );
}

const BLANK = { name: '', email: '', teams: [] as string[], isEditor: false, hours: '72', desk: '' };

/** Asks whom to invite, and as what. @param typed what is in the form at first */
function InviteDialog({ page, typed }: { page: PeoplePage; typed: typeof BLANK }) {
  const { people, isOwnDesk } = page;
  const [invited, setInvited] = useState(typed);
  const change = (changes: Partial<typeof BLANK>) => setInvited({ ...invited, ...changes });
  const { desk, ...asked } = invited;
  const known = people!.persons.find(({ id }) => id === asked.email.trim().toLowerCase());
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
      button={{ alignSelf: 'flex-start' }}
      request={{ kind: 'invite', ...asked, hours: Number(asked.hours), ...(isOwnDesk && { desk }) }}
      onLeave={() => setInvited(typed)}
    >
      {field('name', 'text', 100)}
      {field('email', 'email', 120)}
      {known && <Note role="status">{fill(words.known, { name: known.name, email: known.id })}</Note>}
      <TeamTicks
        legend={words.teams}
        parts={people!.parts.map(({ part }) => part)}
        chosen={asked.teams}
        onChoose={(teams) => change({ teams })}
      />
      <Tick label={words.editor} isOn={asked.isEditor} onChange={(isEditor) => change({ isEditor })} />
      {isOwnDesk && field('desk', 'url', 200)}
      <ChoiceField {...linkHours} value={asked.hours} onChoose={(hours) => change({ hours })} />
    </ActDialog>
  );
}
