import {
  PAGE_DEPLOYMENT_ID,
  type PageMeta,
  type PreviewBannerWords,
  type PreviewFacts,
  type VisitedPage,
} from '@site/shared/contracts';
import { DEFAULT_LANGUAGE, locale } from '@site/shared/site/languages';
import { VISITS_PATH } from '@site/addresses';
import { capitalised, escape, partName } from '@site/text';
import { safeJson } from './page-deployment';
import type { PageScript, PageScripts } from './page-scripts';

/** The picture next to a page's link in chats. */
interface LinkPicture {
  /** Absolute where the site is public: chats do not resolve addresses. */
  url: string;
  /** In pixels. */
  width: number;
  height: number;
  /** What it says, in words. */
  alt: string;
}

/** A page in one of its languages. */
export interface PageAlternate {
  /** BCP 47 tag. */
  language: string;
  /** Absolute where the site is public. */
  url: string;
}

/** Pages in their languages as links name them: the English one is also that of every other language. */
export function withDefault(pages: PageAlternate[]): PageAlternate[] {
  const english = pages.filter(({ language }) => language === DEFAULT_LANGUAGE);
  return [...pages, ...english.map(({ url }) => ({ language: 'x-default', url }))];
}

interface HeadFacts extends PageMeta {
  /** BCP 47 tag. */
  language: string;
  siteName: string;
  /** Absolute address of the page; null keeps the page out of search engines. */
  canonical: string | null;
  /** The page in each language, itself among them; none where there is one language, or the page has no address. */
  alternates: PageAlternate[];
  /** The picture next to the page's link in chats; null for pages that are not shared. */
  linkPicture: LinkPicture | null;
  /** Address of a picture to fetch at once; null for none. */
  firstPicture: string | null;
}

/** What the head says of a page (HTML; Open Graph protocol; X's cards). */
export function documentHead({ language, title, description, ...page }: HeadFacts): string {
  const { canonical, alternates, linkPicture, firstPicture, siteName } = page;
  const properties = linkPicture && {
    type: 'website',
    site_name: siteName,
    // As Open Graph writes a locale: `kn_IN`.
    locale: locale(language).replace('-', '_'),
    title,
    description,
    ...(canonical && { url: canonical }),
    image: linkPicture.url,
    'image:type': 'image/png',
    'image:width': linkPicture.width,
    'image:height': linkPicture.height,
    'image:alt': linkPicture.alt,
  };
  return [
    `<title>${escape(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    canonical
      ? tag('link', { rel: 'canonical', href: canonical })
      : tag('meta', { name: 'robots', content: 'noindex' }),
    ...withDefault(alternates).map(({ language: hreflang, url }) =>
      tag('link', { rel: 'alternate', hreflang, href: url }),
    ),
    ...Object.entries(properties ?? {}).map(([name, content]) =>
      tag('meta', { property: `og:${name}`, content }),
    ),
    linkPicture ? tag('meta', { name: 'twitter:card', content: 'summary_large_image' }) : '',
    firstPicture
      ? tag('link', { rel: 'preload', as: 'image', href: firstPicture, fetchpriority: 'high' })
      : '',
  ].join('');
}

/** The style sheets of a page, by the names that the parts' runtimes know them by. */
export function styleElements(styles: { href: string; css: string }[], isPreview: boolean): string {
  const elements = styles.map(({ href, css }) => `<style data-href="${escape(href)}">${css}</style>`);
  return elements.join('') + (isPreview ? `<style>${BANNER_STYLES}</style>` : '');
}

/**
 * Says on top of every page of a preview that it is one, of what, and with what. It is outside of the tree that React
 * takes over, costs the live site nothing, and can be closed without scripts.
 */
export function previewBanner({ releases, isOnTop }: PreviewFacts, words: PreviewBannerWords): string {
  const rest = releases.length > 0 ? words.rest : words.nothingNew;
  const sentences = releases.map(({ part, message, time }) => {
    const facts: Record<string, string> = { part: capitalised(partName(part)), time };
    facts.message = message && `: “${message}”`;
    return words.release.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');
  });
  if (isOnTop) sentences.push(rest);
  return (
    `<dialog open="" aria-label="${escape(words.title)}" class="preview-banner"><p><strong>${escape(words.title)}</strong> ` +
    `${escape(sentences.join(' '))}</p><form method="dialog"><button type="submit">${escape(words.close)}</button></form></dialog>`
  );
}

/** Colours of its own, the same in both themes: it is no part of the site. */
export const BANNER_STYLES = `
.preview-banner[open]{position:static;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:space-between;
width:auto;max-width:none;margin:0;padding:.375rem 1rem;border:0;background:#ffd84d;color:#1d1600;font:.8125rem/1.4 system-ui,sans-serif}
.preview-banner p{margin:0;flex:1 1 20rem;overflow-wrap:anywhere}
.preview-banner form{margin:0}
.preview-banner button{min-height:1.75rem;padding:.125rem .75rem;border:1px solid;border-radius:.25rem;background:none;color:inherit;font:inherit;cursor:pointer}
.preview-banner button:focus-visible{outline:2px solid;outline-offset:2px}
@media print{.preview-banner button{display:none}}`;

interface EndFacts extends PageScripts {
  /** JSON-LD for search engines; null for none. */
  structuredData: object[] | null;
  deployment: object;
  /** The page as visits to it are counted; null where they are not. */
  visit: VisitedPage | null;
  /** Source of the function that counts them. */
  visitScript: string;
}

/**
 * What is behind the page's markup: data, then the scripts, at low priority and in a template until the page is painted, so that
 * they never race it (`shell/document/scripts/end.ts`).
 */
export function documentEnd({ structuredData, deployment, visit, ...code }: EndFacts): string {
  const { visitScript, entry, preloads } = code;
  const ofFile = ({ integrity }: PageScript) => ({ integrity, crossorigin: '' });
  const files = [
    ...preloads.map((file) =>
      tag('link', { rel: 'preload', as: 'script', href: file.url, ...ofFile(file), fetchpriority: 'low' }),
    ),
    tag('script', { src: entry.url, ...ofFile(entry), async: '', fetchpriority: 'low' }, '></script>'),
  ];
  return [
    structuredData ? `<script type="application/ld+json">${safeJson(structuredData)}</script>` : '',
    `<script type="application/json" id="${PAGE_DEPLOYMENT_ID}">${safeJson(deployment)}</script>`,
    visit ? `<script>(${visitScript})(${safeJson(VISITS_PATH)},${safeJson(visit)})</script>` : '',
    `<template>${files.join('')}</template>`,
  ].join('');
}

function tag(name: string, attributes: Record<string, string | number>, end = '/>'): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(`${value}`)}"`);
  return `<${name}${written.join('')}${end}`;
}
