import { z } from 'zod';

const text = z.string().min(1);
const anchor = z.strictObject({
  label: text,
  hash: z.string().regex(/^#[a-z-]+$/, 'must be an anchor such as #services'),
});

/** The words of header, footer, menu, 404 and error screen. */
export const frameSchema = z.strictObject({
  tagline: text,
  skipLink: text,
  navigation: z.array(anchor).min(1),
  menu: text,
  download: z.literal('Download App'),
  theme: z.strictObject({ label: text, light: text, dark: text, system: text }),
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
    title: z.literal('Oops! Page not found'),
    home: text,
    documentTitle: text,
  }),
  error: z.strictObject({
    title: z.literal('Unexpected Application Error!'),
    text,
    reload: text,
    home: text,
  }),
  unavailable: z.strictObject({ title: text, text, retry: text, open: text, home: text, loading: text }),
  toasts: z.strictObject({ offline: text, online: text, newVersion: text, reload: text, later: text }),
});

export type FrameContent = z.infer<typeof frameSchema>;
