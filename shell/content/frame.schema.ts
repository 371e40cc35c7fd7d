import { entry } from '@site/shared/content/text';
import { fixedText } from '@site/shared/site/only-in-english';
import type { Theme } from '@site/shared/theme/themes';
import { z } from 'zod';

const text = z.string().min(1);
const namesOfThemes: Record<Theme, typeof text> = { light: text, dark: text };
const anchor = entry({
  label: text,
  hash: z.string().regex(/^#[a-z-]+$/, 'must be an anchor such as #services'),
});

/** The words of header, footer, menu, 404 and error screen. */
export const frameSchema = z.strictObject({
  tagline: text,
  skipLink: text,
  navigation: z.array(anchor).min(1),
  navigationLabels: z
    .strictObject({
      main: text.meta({ title: 'On top' }),
      mobile: text.meta({ title: 'In the menu of a phone' }),
    })
    .meta({ title: 'Names of the two lists of links', description: 'Screen readers say them.' }),
  menu: text,
  theme: z.strictObject({ label: text, ...namesOfThemes, system: text }),
  language: z.strictObject({
    label: text.meta({ title: 'Name of the menu of languages' }),
    whollyInEnglish: text.meta({ title: 'Above a page that is all in English' }),
    partlyInEnglish: text.meta({ title: 'Above a page that is partly in English' }),
    offer: z
      .strictObject({
        text,
        read: text.meta({ title: 'Link' }),
        close: text.meta({ title: 'Button that closes it' }),
      })
      .meta({ title: 'Offer of this language, above a page in another one' }),
  }),
  footer: z.strictObject({
    quickLinks: text,
    privacyPolicy: text,
    contact: text,
    company: text,
    whatsApp: text.meta({ title: 'WhatsApp' }),
    credits: text,
    labels: z.strictObject({
      phone: text,
      email: text,
      address: text,
      cin: text.meta({ title: 'CIN' }),
      fssai: text.meta({ title: 'FSSAI licence' }),
      grievance: text,
    }),
    playTrademark: text,
  }),
  notFound: z.strictObject({
    code: z.literal('404'),
    title: fixedText('Oops! Page not found'),
    home: text,
    documentTitle: text,
  }),
  error: z.strictObject({
    title: fixedText('Unexpected Application Error!'),
    text,
    reload: text,
    home: text,
  }),
  unavailable: z
    .strictObject({ title: text, text, retry: text, open: text, home: text, loading: text })
    .meta({ title: 'Where a page cannot be shown' }),
  toasts: z
    .strictObject({ offline: text, online: text, newVersion: text, reload: text, later: text })
    .meta({ title: 'Short messages' }),
});

export type FrameContent = z.infer<typeof frameSchema>;
