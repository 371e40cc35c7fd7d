import { chakra } from '@chakra-ui/react';
import { encode } from 'uqr';

/** A code that a phone's camera reads. Dark on light in both themes: many cameras read no other. */
export function QrCode({ url, label }: { url: string; label: string }) {
  const { data, size } = encode(url, { ecc: 'L', border: 2 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));

  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="12rem"
      maxWidth="full"
      bg="white"
    >
      <path d={modules.join('')} fill="#1c1b33" />
    </chakra.svg>
  );
}
