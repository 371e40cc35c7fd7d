import { Box, chakra } from '@chakra-ui/react';
import type { Picture } from '../../api/check';

interface WholePictureProps {
  /** The preview that its files lie with. */
  preview: string;
  picture: Picture;
  alt: string;
}

/** A picture of a page, from its files: one, unless the page is longer than a WebP can be. */
export function WholePicture({ preview, picture, alt }: WholePictureProps) {
  return (
    <Box>
      {picture.files.map((file, index) => (
        <chakra.img
          key={file}
          src={`/api/v1/pictures/${preview}/${file}`}
          alt={index === 0 ? alt : ''}
          display="block"
          width="full"
          loading="lazy"
        />
      ))}
    </Box>
  );
}
