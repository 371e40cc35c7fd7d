import type { ExampleStripContent } from '../example-strip.schema';

export const exampleStrip: ExampleStripContent = {
  title: 'எடுத்துக்காட்டு வணிகம்.',
  where: 'உங்கள் விவரங்களை இங்கே எழுதவும்:',
  missing: '{count} விடுபட்டுள்ளன',
  line: 'வரி {line}',
};

export const translation = { confirmed: false };
