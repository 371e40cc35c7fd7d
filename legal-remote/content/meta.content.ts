import type { MetaContent } from './meta.schema';

export const meta: MetaContent = {
  title: 'Privacy Policy – {brand}',
  description:
    'What personal data the {app} app collects and why, with whom it is shared, your rights and how to use them, and how to delete your account.',
};
