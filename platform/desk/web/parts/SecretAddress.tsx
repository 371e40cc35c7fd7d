import { Button, Flex, Input, Stack, Text, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { secretAddress as words } from '../content/links.content';
import { renderSVG } from 'uqr';
import { Soft } from './sheets';

interface SecretAddressProps {
  address: string;
  /** What it is the address of. */
  label: string;
  /** What its code is called. */
  code: string;
}

/** The address of a link that was made just now, to be copied, or scanned by a phone's camera. */
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
      <Soft>{words.once}</Soft>
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
        // Dark on light in both themes: many cameras read no other.
        <chakra.img
          alt={code}
          src={`data:image/svg+xml,${encodeURIComponent(renderSVG(address, { ecc: 'L', border: 2 }))}`}
          width="12rem"
          maxWidth="full"
        />
      )}
    </Stack>
  );
}

function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}
