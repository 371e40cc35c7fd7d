import { readablePhone } from '@site/shared/site';
import { exampleBusiness } from '@site/shared/site/example-business';
import { textsIn } from '@site/shared/site/texts-in';
import type { ComposedFile } from '@site/ledger';
import { finding, type SiteProblem } from '@site/errors';

/** Any business may have an officer of that role, and pages say it by themselves. */
const texts = textsIn(exampleBusiness, ['role']);

/** As they stand in data and in tel: links, as people read them, and as WhatsApp's addresses hold them. */
const traces = [...new Set(texts.flatMap((text) => [text, readablePhone(text), text.replace(/^\+/, '')]))];

/**
 * Files that hold something of the example business. A release whose values are all supplied has none of it; a value
 * that was copied from the example, or written into content by hand, is found here.
 */
export function exampleTraces(files: Record<string, ComposedFile>): SiteProblem[] {
  return Object.entries(files).flatMap(([file, content]) => {
    const text = textOf(content);
    const found = traces.filter((trace) => text.includes(trace));
    if (found.length === 0) return [];
    return [
      finding(
        'example-shown',
        `${file} shows what belongs to the example business: ${longest(found).join(', ')}.`,
        "Put the business's own value in its place, in shared/site/business-values.json or in the content of the part that makes the file, and publish that part again.",
      ),
    ];
  });
}

/** Without those that others hold. */
function longest(found: string[]): string[] {
  return found.filter((trace) => !found.some((other) => other !== trace && other.includes(trace)));
}

/** The words of a file; a picture has none. */
export function textOf(file: ComposedFile): string {
  return typeof file === 'string' ? file : '';
}
