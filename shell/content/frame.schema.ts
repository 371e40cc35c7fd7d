import { entry } from '@site/shared/content/text';
import { fixedText } from '@site/shared/site/only-in-english';
import { z } from 'zod';

const text = z.string().min(1);
const anchor = entry({
  label: text,
  hash: z.string().regex(/^#[a-z-]+$/, 'must be an anchor such as #services'),
});

/** The words of header, footer, menu, 404 and error screen. */
export const frameSchema = z.strictObject({
  tagline: text,
  skipLink: text,
  navigation: z.array(anchor).min(1),
  /** Names of the two lists of links, for assistive technology. */
  navigationLabels: z.strictObject({ main: text, mobile: text }),
  menu: text,
  theme: z.strictObject({ label: text, light: text, dark: text, system: text }),
  language: z.strictObject({
    /** Names the menu of languages. */
    label: text,
    /** Says, where a page is not translated, that it is in English. */
    whollyInEnglish: text,
    partlyInEnglish: text,
    /** Offers this language to a visitor of a page in another one; `read` is the link. */
    offer: z.strictObject({ text, read: text, close: text }),
  }),
  footer: z.strictObject({
    quickLinks: text,
    privacyPolicy: text,
    contact: text,
    company: text,
    whatsApp: text,
    credits: text,
    labels: z.strictObject({
      phone: text,
      email: text,
      address: text,
      cin: text,
      fssai: text,
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
