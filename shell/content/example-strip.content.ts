import type { ExampleStripContent } from './example-strip.schema';

export const exampleStrip: ExampleStripContent = {
  title: 'Example business.',
  where: 'Your values:',
  missing: '{count} missing',
  line: 'line {line}',
};
