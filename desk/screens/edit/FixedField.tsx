import type { ContentValue } from '@site/shared/content/content-value';
import { Box, Text } from '@chakra-ui/react';

interface FixedFieldProps {
  label: string;
  value: ContentValue;
  /** Why it cannot be changed here. */
  reason: string;
}

/** A value to be read. */
export function FixedField({ label, value, reason }: FixedFieldProps) {
  return (
    <Box>
      <Text fontWeight="medium">{label}</Text>
      <Text>{typeof value === 'object' ? '…' : String(value)}</Text>
      <Text color="textSoft" fontSize="xs">
        {reason}
      </Text>
    </Box>
  );
}
