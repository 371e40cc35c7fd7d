import { Text } from '@chakra-ui/react';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { usePublicSteps } from '../../client/queries';
import { partName } from '@site/text';
import { fill } from '../../content/fill';
import { publicSteps as words } from '../../content/public-steps.content';
import { inWords } from '../../parts/said';
import { Entry, List, Screen, Soft, TextLink } from '../../parts/screen';

/** What is still to be done before the site may be at a public address, and by whom. */
export function PublicScreen() {
  return (
    <Screen title={words.title} query={usePublicSteps()} waitingFor={words.reading}>
      {({ steps }) => (
        <>
          <Soft>
            {fill(words.progress, { done: steps.filter(({ open }) => open === 0).length, all: steps.length })}
          </Soft>
          <List as="ol">
            {steps.map(({ step, part, title, who, open, facts }) => {
              const Mark = open > 0 ? CircleDashed : CircleCheck;
              const { to, label } = words.places[step];
              const what = part ? title.replace(part, partName(part)) : title;
              return (
                <Entry
                  key={step + part}
                  title={`${what}: ${open > 0 ? fill(words.open, { open }) : words.done}`}
                  before={<Mark aria-hidden size={20} />}
                >
                  {facts.map((fact) => (
                    <Text key={fact}>{inWords(fact)}</Text>
                  ))}
                  <Soft>{who}</Soft>
                  {open > 0 && (
                    <TextLink to={fill(to, { words: part ?? 'shell' })}>
                      {fill(label, { part: part ?? 'shell' })}
                    </TextLink>
                  )}
                </Entry>
              );
            })}
          </List>
        </>
      )}
    </Screen>
  );
}
