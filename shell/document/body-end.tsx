import { type DocumentProps, PAGE_DEPLOYMENT_ID } from '@site/shared/contracts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterPaintScript } from './after-paint-script';
import { domClobberingScript } from './dom-clobbering-script';
import { visitScript } from './visit-script';

type BodyEndProps = Pick<
  DocumentProps,
  'structuredDataJson' | 'deploymentJson' | 'entry' | 'preloads' | 'visits'
>;

/**
 * What is behind the page's markup: data blocks, then the scripts, at low priority and in a template until the page is
 * painted, so that they never race it. Each element is rendered by itself, because React moves preloads and asynchronous
 * scripts ahead of everything else.
 */
export function bodyEnd({
  structuredDataJson,
  deploymentJson,
  entry,
  preloads,
  visits,
}: BodyEndProps): string {
  const ahead = [
    structuredDataJson === null ? null : (
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredDataJson }} />
    ),
    <script
      type="application/json"
      id={PAGE_DEPLOYMENT_ID}
      dangerouslySetInnerHTML={{ __html: deploymentJson }}
    />,
    visits ? <script dangerouslySetInnerHTML={{ __html: visitScript(visits) }} /> : null,
  ];
  const files = [
    ...preloads.map(({ url, integrity }) => (
      <link rel="preload" as="script" href={url} integrity={integrity} crossOrigin="" fetchPriority="low" />
    )),
    <script src={entry.url} integrity={entry.integrity} crossOrigin="" async fetchPriority="low" />,
  ];
  return markupOf([
    ...ahead,
    <template dangerouslySetInnerHTML={{ __html: markupOf(files) }} />,
    // One element, because the policy names each script by its hash.
    <script dangerouslySetInnerHTML={{ __html: `${domClobberingScript};${afterPaintScript}` }} />,
  ]);
}

function markupOf(elements: (ReactElement | null)[]): string {
  return elements.map((element) => renderToStaticMarkup(element)).join('');
}
