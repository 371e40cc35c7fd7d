import { boundedJson } from '@site/shared/content/bounded-json';
import type * as contracts from '@site/shared/contracts';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { z } from 'zod';
import { VERSION_PATH } from '../addresses/owned-files';

export type Route = contracts.SiteRoute;

/** What the shell's Node build says of the whole site. */
export type ShellFacts = Pick<
  contracts.ShellModule,
  'routes' | 'languages' | 'widgetVariables' | 'businessValues' | 'siteOrigin'
>;

/** What a remote's page says of itself beside its markup (`ComposedPageModule`, asked). */
interface PageWords {
  /** Files to serve beside the page, by name. */
  documents: Record<string, string>;
  /** In short, as Markdown; null when it says nothing. */
  summary: string | null;
  /** The day on which its words were settled; null: when the release was made. */
  lastModified: string | null;
  /** All texts that the page is to say, each as often as its content holds it. */
  texts: string[];
  /** What keeps it off a public address. */
  unconfirmed: contracts.UnconfirmedText[];
  /** The versions of it that were approved; null for a page without versions. */
  versions: contracts.PageVersions | null;
}

/** A route's page before it becomes a document: all that its remote has a say in. */
export interface RenderedRoute extends Omit<contracts.RenderedRoute, 'ogImage'> {
  /** The picture beside the page's link in chats; null for a page without. */
  picture: contracts.OgImage | null;
  /** Null for the page that says "not found". */
  words: PageWords | null;
}

/** What the page's own box answers; the shell's box draws the picture. */
export type PageAnswer = contracts.RenderedRoute & Pick<RenderedRoute, 'words'>;

/** The path is '/404' for the page that says "not found". */
export type RouteRequest = Omit<contracts.RouteRequest, 'modules' | 'route'>;

/*
 * What a box answers was made by the code of a release: only what has these shapes goes on. What older releases leave
 * out has a default.
 */

const routePath = z
  .string()
  .refine((path) => !VERSION_PATH.test(path), 'it is the address of a version of another page');

export const shellFactsSchema = z.object({
  routes: z.array(z.strictObject({ path: routePath, remote: z.string(), module: z.string() })),
  // A shell from before there were languages is in English.
  languages: z
    .array(
      z.object({
        tag: z.string().regex(/^[a-z]{2,3}$/, 'is no language'),
        name: z.string(),
        direction: z.enum(['ltr', 'rtl']),
        offered: z.literal(false).optional(),
      }),
    )
    .nonempty()
    .default([{ tag: DEFAULT_LANGUAGE, name: 'English', direction: 'ltr' }]),
  widgetVariables: z.array(z.string()),
  businessValues: z.looseObject({}) as unknown as z.ZodType<contracts.ShellModule['businessValues']>,
  siteOrigin: z.string().nullish().default(null),
}) satisfies z.ZodType<ShellFacts>;

const pageWordsSchema = z.object({
  documents: z.record(z.string(), z.string()),
  summary: z.string().nullable(),
  // It stands in the sitemap, between the addresses of all.
  lastModified: z.iso.date().nullable(),
  texts: z.array(z.string()),
  unconfirmed: z.array(z.object({ file: z.string(), line: z.number(), what: z.string() })),
  versions: z
    .object({
      approved: z.array(z.object({ version: z.string(), effectiveDate: z.iso.date(), isShown: z.boolean() })),
      file: z.string(),
    })
    .nullish()
    .default(null),
});

/** As HarfBuzz writes an outline, in whole numbers. */
const outline = z.string().regex(/^[MLQCZ0-9,\s-]*$/);

const letteringSchema = z.object({
  space: z.number(),
  outlines: z.array(outline),
  words: z.record(
    z.string(),
    z.object({ advance: z.number(), glyphs: z.array(z.tuple([z.number(), z.number(), z.number()])) }),
  ),
}) satisfies z.ZodType<contracts.Lettering>;

const ogImageContentSchema = z.object({
  headline: z.string(),
  art: z.string().optional(),
  lettering: letteringSchema.optional(),
});

export const pageAnswerSchema = z.object({
  status: z.union([z.literal(200), z.literal(404)]),
  title: z.string(),
  description: z.string(),
  body: z.string(),
  ogImage: ogImageContentSchema.nullish().default(null),
  structuredData: z.array(z.record(z.string(), boundedJson)).default([]),
  words: pageWordsSchema.nullable(),
}) satisfies z.ZodType<PageAnswer>;

export const ogImageSchema = z.object({
  svg: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
}) satisfies z.ZodType<contracts.OgImage>;

/** A render as it is kept in a store. */
export const renderedRouteSchema = pageAnswerSchema
  .omit({ ogImage: true })
  .extend({ picture: ogImageSchema.nullable() }) satisfies z.ZodType<RenderedRoute>;

/** Text, or bytes. */
export const siteFilesSchema = z.record(z.string(), z.union([z.string(), z.instanceof(Uint8Array)]));
