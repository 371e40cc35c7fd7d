import { Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useEffect, useState } from 'react';
import type { PeoplePage } from '../../../answers';
import { Refused } from '../../client/ask';
import { recall, remember } from '../../client/memory';
import type { PublicPasskey } from '../../../api/sign-in';
import { registerPasskey } from '../../client/passkey';
import { useActsOf, useBegin, useOnce, usePeople } from '../../client/queries';
import { partName } from '@site/text';
import { capitalised, fill } from '../../content/fill';
import { people as words } from '../../content/people.content';
import { InputField, Tick } from '../../parts/fields';
import { Answered, Card, Failed, Points, ScreenTitle, Section, Soft, WorkButton } from '../../parts/screen';
import { inWords } from '../../parts/said';
import { Invitations } from './Invitations';
import { Persons } from './Persons';
import { Proposals } from './Proposals';

/** Who may do what, what is proposed instead, and who is invited. */
export function PeopleScreen() {
  return <Answered query={usePeople()}>{(page) => <Shown page={page} />}</Answered>;
}

function Shown({ page }: { page: PeoplePage }) {
  const { people, proposals, dropped } = page;
  useEffect(() => void (people && remember(BEGUN, null)), [people]);
  if (!people) return <BootstrapPolicy />;
  const { editors, lacks } = people;
  const how = editors.needed > 1 ? 'together' : editors.names.length > 1 ? 'one' : 'alone';

  return (
    <Stack gap="8">
      <ScreenTitle title={words.title} text={words.text} />
      {proposals.length + dropped.length > 0 && (
        <Section title={words.proposals.title}>
          <Proposals page={page} />
        </Section>
      )}
      <Section title={words.parts.title}>
        <SimpleGrid minChildWidth="min(16rem, 100%)" gap="4">
          {people.parts.map((rule) => (
            <Card key={rule.part}>
              <Heading as="h3" size="md">
                {capitalised(partName(rule.part))}
              </Heading>
              <Soft>
                {fill(words.parts.takes, { persons: rule.persons })}
                {rule.besidesAuthor > 0 && fill(words.parts.besidesAuthor, { count: rule.besidesAuthor })}.
              </Soft>
              {(['publish', 'approve', 'rollBack'] as const).map((what) => (
                <Text
                  key={what}
                >{`${words.parts[what]}: ${rule[what].join(', ') || words.parts.nobody}`}</Text>
              ))}
            </Card>
          ))}
        </SimpleGrid>
        <Text marginTop="4">{fill(words.editors[how], { ...editors, names: editors.names.join(', ') })}</Text>
        {lacks.map((lack) => (
          <Text key={lack} color="link">
            {inWords(fill(words.lack, { lack }))}
          </Text>
        ))}
        {lacks.length > 0 && <Text>{words.whoComesBack}</Text>}
        {page.whyNoChange && <Soft>{inWords(page.whyNoChange)}</Soft>}
      </Section>
      <Section title={words.persons.title}>
        <Persons page={page} />
      </Section>
      <Section title={words.invitations.title}>
        <Invitations page={page} />
      </Section>
    </Stack>
  );
}

const BEGUN = 'desk-beginning';

/** A person who begins, and the passkey that was made for that. */
interface Begun {
  owner: Record<'name' | 'email', string>;
  passkey: PublicPasskey | null;
}

/** With what this browser has begun, and was not done. */
const readBegun = () => recall<Begun>(BEGUN) ?? { owner: { name: '', email: '' }, passkey: null };

/** Without an access policy: makes a passkey, and bootstraps one with it, which the foot of the screen asks to confirm. */
function BootstrapPolicy() {
  const act = useBegin();
  const isUnderWay = useActsOf('bootstrap-policy').some(({ state }) => state === 'running');
  const [{ owner, passkey: made }, setBegun] = useState(readBegun);
  const [isKnown, setIsKnown] = useState(false);
  const isOwnMachine = location.hostname === 'localhost';
  const change = (changes: Partial<typeof owner>) => {
    setBegun({ owner: { ...owner, ...changes }, passkey: null });
    remember(BEGUN, null);
  };

  const begin = useOnce(async () => {
    // A person who did not confirm it begins again with the same passkey, also after loading the page again.
    const passkey = made ?? (await registerPasskey(owner));
    setBegun({ owner, passkey });
    remember(BEGUN, { owner, passkey });
    const { problems } = await act.mutateAsync({ kind: 'bootstrap-policy', ...owner, ...passkey });
    if (problems.length > 0) throw new Refused(problems, 200);
  });

  return (
    <Stack gap="6" maxWidth="prose">
      <ScreenTitle title={words.begin.title} text={words.begin.text} />
      <Points lines={words.begin.means} />
      <Card>
        <Stack
          as="form"
          gap="4"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            begin.mutate();
          }}
        >
          {(['name', 'email'] as const).map((what) => (
            <InputField
              key={what}
              label={words.begin[what]}
              required
              type={what === 'email' ? 'email' : 'text'}
              autoComplete={what}
              maxLength={what === 'email' ? 120 : 100}
              value={owner[what]}
              onChange={(value) => change({ [what]: value })}
            />
          ))}
          {isOwnMachine && (
            <>
              <Text>{fill(words.begin.ownMachine, { origin: location.origin })}</Text>
              <Tick label={words.begin.ownMachineKnown} isOn={isKnown} isRequired onChange={setIsKnown} />
            </>
          )}
          <Failed error={begin.error} />
          <WorkButton type="submit" variant="solid" isWorking={begin.isPending || isUnderWay}>
            {words.begin.confirm}
          </WorkButton>
          <Soft>{words.begin.then}</Soft>
        </Stack>
      </Card>
    </Stack>
  );
}
