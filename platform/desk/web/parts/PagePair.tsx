import { Box, chakra, Grid, Link, SimpleGrid, Text } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { useNow } from '../client/queries';
import { capitalised, fill } from '../content/fill';
import { frame } from '../content/frame.content';
import { pageName } from './said';

/** Windows in CSS px, as the check has them. */
export const WINDOWS = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

export type Device = keyof typeof WINDOWS;

/** What pages are in that are drawn smaller than they are. */
export const PageBox = chakra('div', {
  base: { position: 'relative', overflow: 'hidden', border: 'outline', borderRadius: 'sm', bg: 'bgSunk' },
});

/** A composed page in such a box. Nothing in it runs. */
export const PageFrame = chakra(
  'iframe',
  { base: { position: 'absolute', top: '0', insetInlineStart: '0', border: '0', transformOrigin: '0 0' } },
  { defaultProps: { sandbox: 'allow-same-origin' } },
);

/**
 * How much smaller a page has to be drawn to fit a box.
 * @param width of the page, in CSS px
 * @returns the box's ref, and the scale; 0 before the box has a size
 */
export function useScale(width: number) {
  const [scale, setScale] = useState(0);
  const box = useCallback(
    (element: HTMLElement | null) => {
      const observer = new ResizeObserver(([entry]) => setScale(entry!.contentRect.width / width));
      if (element) observer.observe(element);
      return () => observer.disconnect();
    },
    [width],
  );
  return { box, scale };
}

/** The pages of a deployment, each as a desktop and as a phone show it. @param pages their addresses on the site */
export function PageGrid({ name, pages }: { name: string; pages: string[] }) {
  const frames = useNow().data?.session.frames;
  if (frames === undefined) return null;
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '6', md: '8' }}>
      {pages.map((path) => (
        <PagePair key={path} base={`${frames}/_deployment/${name}`} path={path} />
      ))}
    </SimpleGrid>
  );
}

/** A page as a desktop and as a phone show it. @param base address that the site hangs under, on the origin of frames */
export function PagePair({ base, path }: Record<'base' | 'path', string>) {
  const url = base + path;
  const name = pageName(path);

  return (
    <Box as="figure" margin="0" minWidth="0">
      <Text as="figcaption" fontFamily="heading" fontWeight="medium" fontSize="md" marginBottom="2">
        {capitalised(name)}
      </Text>
      {/* Both are as high: 800/1280 of three and a bit is 740/360 of one. */}
      <Grid templateColumns="3.29fr 1fr" gap="3" alignItems="start">
        {(['desktop', 'phone'] as const).map((device) => (
          <SmallPage key={device} url={url} page={name} device={device} />
        ))}
      </Grid>
      <Link href={url} target="_blank" rel="noreferrer" variant="underline" marginTop="1">
        {fill(frame.openPage, { page: name })}
      </Link>
    </Box>
  );
}

/** The top of a page, small. It is a picture to look at: nothing in it takes the keyboard. */
function SmallPage({ url, page, device }: { url: string; page: string; device: Device }) {
  const { width, height } = WINDOWS[device];
  const { box, scale } = useScale(width);

  return (
    <PageBox ref={box} aspectRatio={width / height}>
      <PageFrame
        src={url}
        title={fill(frame.picture, { page, device: frame.devices[device] })}
        loading="lazy"
        inert
        tabIndex={-1}
        pointerEvents="none"
        visibility={scale > 0 ? 'visible' : 'hidden'}
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </PageBox>
  );
}
