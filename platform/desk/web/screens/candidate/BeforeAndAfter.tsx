import { Flex, Grid, Slider, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { candidate as words } from '../../content/candidate.content';

interface BeforeAndAfterProps {
  before: ReactNode;
  after: ReactNode;
  /** Puts a frame around the pictures, in which they scroll. */
  frame: (pictures: ReactNode) => ReactNode;
}

/** Two pictures that lie on each other, each cut where the slider is: on its left is before, on its right after. */
export function BeforeAndAfter({ before, after, frame }: BeforeAndAfterProps) {
  const [cut, setCut] = useState(50);

  return (
    <Stack gap="3">
      <Flex gap="3" align="center">
        <Text>{words.check.before}</Text>
        <Slider.Root
          flex="1"
          maxWidth="24rem"
          value={[cut]}
          onValueChange={({ value: [value] }) => setCut(value!)}
        >
          <Slider.Label srOnly>{words.check.slider}</Slider.Label>
          <Slider.Control>
            <Slider.Track>
              <Slider.Range />
            </Slider.Track>
            <Slider.Thumb index={0}>
              <Slider.HiddenInput />
            </Slider.Thumb>
          </Slider.Control>
        </Slider.Root>
        <Text>{words.check.after}</Text>
      </Flex>
      {frame(
        <Grid css={{ '& > *': { gridArea: '1 / 1' } }}>
          <div style={{ clipPath: `inset(0 ${100 - cut}% 0 0)` }}>{before}</div>
          <div style={{ clipPath: `inset(0 0 0 ${cut}%)` }}>{after}</div>
        </Grid>,
      )}
    </Stack>
  );
}
