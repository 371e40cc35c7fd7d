import type { ExampleStripContent } from '../example-strip.schema';

export const exampleStrip: ExampleStripContent = {
  title: 'नमूने का व्यवसाय।',
  where: 'अपनी जानकारी यहाँ लिखें:',
  missing: '{count} बाकी',
  line: 'लाइन {line}',
};

export const translation = { confirmed: false };
