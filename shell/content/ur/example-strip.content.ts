import type { ExampleStripContent } from '../example-strip.schema';

export const exampleStrip: ExampleStripContent = {
  title: 'نمونے کا کاروبار۔',
  where: 'اپنی معلومات یہاں لکھیں:',
  missing: '{count} باقی',
  line: 'لائن {line}',
};

export const translation = { confirmed: false };
