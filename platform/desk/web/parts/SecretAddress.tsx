import { Button, Flex, Input, Stack, Text, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { secretAddress as words } from '../content/links.content';
import { encode } from 'uqr';

interface SecretAddressProps {
  address: string;
  /** What it is the address of. */
  label: string;
  /** What its code is called. */
  code: string;
}

/** The address of a link that was made just now, to be copied or scanned. */
export function SecretAddress({ address, label, code }: SecretAddressProps) {
  const [isCopied, setIsCopied] = useState(false);

  async function copy(): Promise<void> {
    // A browser that keeps the clipboard to itself leaves the field to copy from.
    await navigator.clipboard.writeText(address).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  }

  return (
    // Above what is said at the foot.
    <Stack gap="2" width="full" ref={bringIntoSight}>
      <Text color="textSoft">{words.once}</Text>
      <Flex gap="2">
        <Input
          readOnly
          size="sm"
          aria-label={label}
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <Button size="sm" variant="outline" onClick={() => void copy()}>
          {isCopied ? words.copied : words.copy}
        </Button>
      </Flex>
      {new URL(address).hostname === '127.0.0.1' ? (
        <Text>{words.ownMachine}</Text>
      ) : (
        <QrCode url={address} label={code} />
      )}
    </Stack>
  );
}

function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}

/** A code that a phone's camera reads. Dark on light in both themes: many cameras read no other. */
function QrCode({ url, label }: { url: string; label: string }) {
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
