import { Box, Flex, Grid, Text, chakra, Link } from '@chakra-ui/react';
import { useNow } from '../client/queries';
import { pageName } from './page-name';
import { frame } from '../content/frame.content';
import { capitalised, fill } from '../content/fill';
import { type RefObject, useEffect, useRef, useState } from 'react';

interface PageFrameProps {
  /** Where the page is composed, on the origin of frames. */
  url: string;
  /** Its address on the site. */
  path: string;
  device: Device;
}

/** The pages of a deployment, each as a desktop and as a phone show it. @param pages their addresses on the site */
export function PageGrid({ name, pages }: { name: string; pages: string[] }) {
  const frames = useNow().data?.session.frames;
  if (frames === undefined) return null;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      gap={{ base: '6', md: '8' }}
    >
      {pages.map((path) => (
        <PagePair key={path} base={`${frames}/_deployment/${name}`} path={path} />
      ))}
    </Grid>
  );
}

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
        {capitalised(name)}
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
      <Link href={url} target="_blank" rel="noreferrer" variant="underline" marginTop="1">
        {fill(frame.openPage, { page: name })}
      </Link>
    </Box>
  );
}

/** The top of a composed page, small. It is a picture to look at: nothing in it runs, and nothing in it takes the keyboard. */
function PageFrame({ url, path, device }: PageFrameProps) {
  const { width, height } = WINDOWS[device];
  const { box, scale } = useScale(width);
  const page = pageName(path);

  return (
    <Box
      ref={box}
      position="relative"
      overflow="hidden"
      width="full"
      aspectRatio={width / height}
      border="outline"
      borderRadius="sm"
      bg="bgSunk"
    >
      <chakra.iframe
        src={url}
        title={fill(frame.picture, { page, device: frame.devices[device] })}
        sandbox="allow-same-origin"
        loading="lazy"
        inert
        tabIndex={-1}
        position="absolute"
        insetInlineStart="0"
        top="0"
        border="0"
        transformOrigin="0 0"
        pointerEvents="none"
        visibility={scale > 0 ? 'visible' : 'hidden'}
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </Box>
  );
}

/** Windows in CSS px, as the check has them. */
export const WINDOWS = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

export type Device = keyof typeof WINDOWS;

/**
 * How much smaller a page has to be drawn to fit a box.
 * @param width of the page, in CSS px
 * @returns the box's ref, and the scale; 0 before the box has a size
 */
export function useScale(width: number): { box: RefObject<HTMLDivElement | null>; scale: number } {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setScale((entry?.contentRect.width ?? 0) / width));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [width]);

  return { box, scale };
}
