import { Button, Field, Input, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import type { Problem } from '../../api/problem';
import { problemsIn } from '../../client/ask';
import { type MadePasskey, registerPasskey } from '../../client/passkey';
import { useBegin } from '../../client/queries';
import { people } from '../../content/people.content';
import { Card } from '../../parts/Card';
import { ProblemList } from '../../parts/ProblemList';
import { ScreenTitle } from '../../parts/ScreenTitle';

const words = people.begin;

/** Where nobody has said who may ship what: makes a passkey, and says it with that. */
export function BeginPeople() {
  const begin = useBegin();
  const [owner, setOwner] = useState({ name: '', email: '' });
  const [made, setMade] = useState<MadePasskey | null>(null);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [isPending, setIsPending] = useState(false);
  const change = (changes: Partial<typeof owner>) => {
    setOwner({ ...owner, ...changes });
    setMade(null);
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setProblems([]);
    setIsPending(true);
    try {
      // Whoever left the question of her passkey unanswered is asked again for the same one.
      const passkey = made ?? (await registerPasskey(owner));
      setMade(passkey);
      const act = await begin.mutateAsync({ kind: 'begin-people', ...owner, ...passkey });
      setProblems(act.problems);
    } catch (error) {
      setProblems(problemsIn(error));
    }
    setIsPending(false);
  }

  return (
    <Stack gap="6" maxWidth="prose">
      <ScreenTitle title={words.title} text={words.text} />
      <Stack as="ul" gap="2" paddingStart="5">
        {words.means.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Stack>
      <Card>
        <Stack as="form" gap="4" onSubmit={submit}>
          <Field.Root required>
            <Field.Label>{words.name}</Field.Label>
            <Input
              autoComplete="name"
              maxLength={100}
              value={owner.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          </Field.Root>
          <Field.Root required>
            <Field.Label>{words.email}</Field.Label>
            <Input
              type="email"
              autoComplete="email"
              maxLength={120}
              value={owner.email}
              onChange={({ target }) => change({ email: target.value })}
            />
          </Field.Root>
          {problems.length > 0 && <ProblemList problems={problems} isNews />}
          <Button type="submit" alignSelf="flex-start" loading={isPending} loadingText={words.confirm}>
            {words.confirm}
          </Button>
          <Text color="textSoft">{words.then}</Text>
        </Stack>
      </Card>
    </Stack>
  );
}
