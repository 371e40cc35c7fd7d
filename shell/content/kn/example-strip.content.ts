import type { ExampleStripContent } from '../example-strip.schema';

export const exampleStrip: ExampleStripContent = {
  title: 'ಉದಾಹರಣೆ ವ್ಯಾಪಾರ.',
  where: 'ನಿಮ್ಮ ವಿವರಗಳನ್ನು ಇಲ್ಲಿ ಬರೆಯಿರಿ:',
  missing: '{count} ಬಾಕಿ ಇವೆ',
  line: 'ಸಾಲು {line}',
};

export const translation = { confirmed: false };
