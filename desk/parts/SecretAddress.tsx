import { Button, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { secretAddress as words } from '../content/secret-address.content';
import { QrCode } from './QrCode';

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
    <Stack gap="2" width="full">
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
