import { Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Refused } from '../../client/ask';
import { confirmAct, type MadePasskey, registerPasskey } from '../../client/passkey';
import { useBegin, useStop } from '../../client/queries';
import { fill } from '../../content/fill';
import { people } from '../../content/people.content';
import { Card, ScreenTitle, Soft } from '../../parts/sheets';
import { InputField, Tick } from '../../parts/fields';
import { WorkButton } from '../../parts/buttons';
import { Failed } from '../../parts/ProblemList';

const words = people.begin;

/** Without an access policy: makes a passkey, and bootstraps one with it. */
export function BootstrapPolicy() {
  const act = useBegin();
  const stop = useStop();
  const [owner, setOwner] = useState({ name: '', email: '' });
  const [made, setMade] = useState<MadePasskey | null>(null);
  const [isKnown, setIsKnown] = useState(false);
  const isOwnMachine = location.hostname === 'localhost';
  const change = (changes: Partial<typeof owner>) => {
    setOwner({ ...owner, ...changes });
    setMade(null);
  };

  const begin = useMutation({
    mutationFn: async () => {
      // A person who left the question of her passkey unanswered is asked again for the same one.
      const passkey = made ?? (await registerPasskey(owner));
      setMade(passkey);
      const { id, asks, ...came } = await act.mutateAsync({ kind: 'bootstrap-policy', ...owner, ...passkey });
      if (came.problems.length > 0) throw new Refused(came.problems, 200);
      if (!asks) return;
      await confirmAct(id, asks).catch((error: unknown) => {
        stop.mutate(id);
        throw error;
      });
    },
  });

  return (
    <Stack gap="6" maxWidth="prose">
      <ScreenTitle title={words.title} text={words.text} />
      <Stack as="ul" gap="2" paddingStart="5">
        {words.means.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Stack>
      <Card>
        <Stack
          as="form"
          gap="4"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            begin.mutate();
          }}
        >
          <InputField
            label={words.name}
            required
            autoComplete="name"
            maxLength={100}
            value={owner.name}
            onChange={(name) => change({ name })}
          />
          <InputField
            label={words.email}
            required
            type="email"
            autoComplete="email"
            maxLength={120}
            value={owner.email}
            onChange={(email) => change({ email })}
          />
          {isOwnMachine && (
            <>
              <Text>{fill(words.ownMachine, { origin: location.origin })}</Text>
              <Tick label={words.ownMachineKnown} isOn={isKnown} isRequired onChange={setIsKnown} />
            </>
          )}
          <Failed error={begin.error} />
          <WorkButton type="submit" variant="solid" isWorking={begin.isPending}>
            {words.confirm}
          </WorkButton>
          <Soft>{words.then}</Soft>
        </Stack>
      </Card>
    </Stack>
  );
}
