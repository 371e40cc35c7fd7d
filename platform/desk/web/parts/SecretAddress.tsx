import { Button, Flex, Input, Stack, Text, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { secretAddress as words } from '../content/links.content';
import { renderSVG } from 'uqr';
import { Soft } from './screen';

/** The address of a link that was made just now, to be copied, or scanned by a phone's camera. @param code what its code is called */
export function SecretAddress({ address, label, code }: Record<'address' | 'label' | 'code', string>) {
  return (
    // Above what is said at the foot.
    <Stack gap="2" width="full" ref={bringIntoSight}>
      <Soft>{words.once}</Soft>
      <AddressField label={label} address={address} />
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

/** An address, to be copied. @param label what it is the address of */
export function AddressField({ label, address }: Record<'label' | 'address', string>) {
  const [isCopied, setIsCopied] = useState(false);

  /** A browser that keeps the clipboard to itself leaves the field to copy from. */
  const copy = () => {
    const is = (copied: boolean) => () => setIsCopied(copied);
    void navigator.clipboard.writeText(address).then(is(true), is(false));
  };

  return (
    <Flex gap="2">
      <Input
        readOnly
        size="sm"
        aria-label={label}
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <Button size="sm" variant="outline" onClick={copy}>
        {isCopied ? words.copied : words.copy}
      </Button>
    </Flex>
  );
}

function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}
