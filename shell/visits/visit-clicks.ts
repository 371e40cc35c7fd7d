import { VISIT_PLACES, type VisitClick, type VisitPlace } from '@site/shared/contracts';

/** The download or the chat that a click opens, with its place on the page; null for every other click. */
export function clickOf(target: EventTarget | null): VisitClick | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.hostname === 'play.google.com') return { control: 'download', place: placeOfDownload(link) };
  if (link?.hostname === 'wa.me') return { control: 'whatsapp', place: placeAround(link) };
  return null;
}

/** The address itself says it, for Play Console. */
function placeOfDownload({ search }: HTMLAnchorElement): VisitPlace {
  const referrer = new URLSearchParams(new URLSearchParams(search).get('referrer') ?? '');
  return known(referrer.get('utm_medium'));
}

function placeAround(link: Element): VisitPlace {
  const around = link.closest('header,footer,section[id]');
  return known(around?.localName === 'section' ? around.id : around?.localName);
}

function known(name: string | null | undefined): VisitPlace {
  return VISIT_PLACES.find((place) => place === name) ?? 'other';
}
