import { Box, Flex, Text } from '@chakra-ui/react';
import { PageFrame } from './PageFrame';
import { pageName } from './page-name';

interface PagePairProps {
  /** Address that the site hangs under, on the origin of frames. */
  base: string;
  path: string;
}

/** A page as a desktop and as a phone show it. */
export function PagePair({ base, path }: PagePairProps) {
  const url = base + path;
  const name = pageName(path);

  return (
    <Box as="figure" margin="0" minWidth="0">
      <Text as="figcaption" fontFamily="heading" fontWeight="medium" fontSize="md" marginBottom="2">
        {name.charAt(0).toUpperCase() + name.slice(1)}
      </Text>
      <Flex gap="3" align="flex-start">
        {/* Both are as high: 800/1280 of three and a bit is 740/360 of one. */}
        <Box flex="3.29" minWidth="0">
          <PageFrame url={url} path={path} device="desktop" />
        </Box>
        <Box flex="1" minWidth="0">
          <PageFrame url={url} path={path} device="phone" />
        </Box>
      </Flex>
    </Box>
  );
}
