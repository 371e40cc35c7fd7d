import { Button, Code, Field, Heading, Input, Link, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import type { Problem } from '../../api/problem';
import type { Card } from '../../api/sign-in';
import { problemsIn } from '../../client/ask';
import { makePasskey } from '../../client/passkey';
import { signIn as words } from '../../content/sign-in.content';
import { ProblemList } from '../../parts/ProblemList';

/** Makes a passkey for somebody who has none here, and hands out its card. */
export function NewPasskey() {
  const [card, setCard] = useState<Card | null>(null);
  const [owner, setOwner] = useState({ name: '', email: '' });
  const [problems, setProblems] = useState<Problem[]>([]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setProblems([]);
    try {
      setCard(await makePasskey(owner));
    } catch (error) {
      setProblems(problemsIn(error));
    }
  }

  if (card) return <MadeCard card={card} />;
  return (
    <Stack as="form" gap="4" onSubmit={submit}>
      <Heading as="h2" size="xl">
        {words.first}
      </Heading>
      <Text>{words.firstText}</Text>
      <Field.Root required>
        <Field.Label>{words.name}</Field.Label>
        <Input
          autoComplete="name"
          value={owner.name}
          onChange={({ target }) => setOwner({ ...owner, name: target.value })}
        />
      </Field.Root>
      <Field.Root required>
        <Field.Label>{words.email}</Field.Label>
        <Input
          type="email"
          autoComplete="email"
          value={owner.email}
          onChange={({ target }) => setOwner({ ...owner, email: target.value })}
        />
      </Field.Root>
      {problems.length > 0 && <ProblemList problems={problems} isNews />}
      <Button type="submit" variant="outline" alignSelf="flex-start">
        {words.make}
      </Button>
    </Stack>
  );
}

function MadeCard({ card: { file, text, keyId } }: { card: Card }) {
  return (
    <Stack gap="4" role="status">
      <Heading as="h2" size="xl">
        {words.made}
      </Heading>
      <Text>
        {words.hand} <Code>{keyId}</Code>
      </Text>
      <Button asChild alignSelf="flex-start">
        <Link href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={file}>
          {words.card}
        </Link>
      </Button>
      <Text color="textSoft">
        {words.command} <Code>npm run site -- people add {file}</Code>
      </Text>
    </Stack>
  );
}
