import { type BusinessValues, playStoreUrl } from '@site/shared/site';
import { encode } from 'uqr';

/**
 * A QR code that leads to the app's store listing, as an SVG document: dark on white in both themes, because scanners
 * want it so, with the four modules of quiet zone that ISO/IEC 18004 asks for.
 */
export function storeCode(site: BusinessValues): string {
  const { size, data } = encode(playStoreUrl(site, 'qr'), { ecc: 'M', border: 4 });
  const path = data.map(rowPath).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  );
}

/** Dark modules that stand side by side become one rectangle. */
function rowPath(modules: boolean[], y: number): string {
  const runs = modules
    .map((isDark) => (isDark ? '1' : '0'))
    .join('')
    .matchAll(/1+/g);
  return [...runs].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`).join('');
}
