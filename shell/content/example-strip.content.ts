import type { ExampleStripContent } from './example-strip.schema';

export const exampleStrip: ExampleStripContent = {
  title: 'Example business.',
  where: 'Put yours in:',
  missing: '{count} missing',
  line: 'line {line}',
};
