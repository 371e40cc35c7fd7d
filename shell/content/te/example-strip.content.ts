import type { ExampleStripContent } from '../example-strip.schema';

export const exampleStrip: ExampleStripContent = {
  title: 'ఉదాహరణ వ్యాపారం.',
  where: 'మీ వివరాలు ఇక్కడ రాయండి:',
  missing: '{count} లేవు',
  line: 'వరుస {line}',
};

export const translation = { confirmed: false };
