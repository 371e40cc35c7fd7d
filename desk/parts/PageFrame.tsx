import { Box, chakra, Link } from '@chakra-ui/react';
import { frame } from '../content/frame.content';
import { fill } from '../content/fill';
import { pageName } from './page-name';
import { type Device, useScale, WINDOWS } from './use-scale';

interface PageFrameProps {
  /** Where the page is composed, on the origin of frames. */
  url: string;
  /** Its address on the site. */
  path: string;
  device: Device;
}

/** The top of a composed page, small. It is a picture to look at: nothing in it runs, and nothing in it takes the keyboard. */
export function PageFrame({ url, path, device }: PageFrameProps) {
  const { width, height } = WINDOWS[device];
  const { box, scale } = useScale(width);
  const page = pageName(path);

  return (
    <Link
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={fill(frame.openPage, { page })}
      display="block"
      width="full"
      borderRadius="sm"
    >
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
    </Link>
  );
}
