import { decoded } from '@site/shared/pages/markup';
import { type ComposedPage, type PageElement, parsePage } from '@site/composer';

/** A composed page, parsed: all of it, or its main part alone. */
export interface PageDocument {
  page: ComposedPage;
  document: PageElement;
}

/**
 * Each page once, for all gates.
 * @param isWhole whether with the frame around it, which was checked when its shell went live
 */
export function parsePages(pages: ComposedPage[], isWhole = true): PageDocument[] {
  return pages.map((page) => ({ page, document: (isWhole ? null : page.main) ?? parsePage(page.html) }));
}

/** A tag of a composed page; of a style sheet also its text. */
export interface Tag {
  name: string;
  attribs: Partial<Record<string, string>>;
  code: string;
}

/** As React and composing write: values in double quotes, and few entities. A release's page that is written otherwise was refused. */
const TAG =
  /<(style|script)\b([^>]*)>([^]*?)<\/\1>|<([a-z][\w:-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi;
/** Those that gates read. */
const ATTRIBUTE = /\s(id|href|src|content|property|data-part)="([^"]*)"/g;

/** All tags in the order of the page, without the work of parsing it. */
export function tagsOf(html: string): Tag[] {
  return [...html.matchAll(TAG)].map(([, name, before = '', code = '', other, after = '']) => ({
    name: (name ?? other)!,
    attribs: Object.fromEntries(
      [...(before || after).matchAll(ATTRIBUTE)].map(([, key, value]) => [key!, decoded(value!)]),
    ),
    code,
  }));
}
