import { playStoreUrl, whatsAppUrl } from '@site/shared/site';
import { clickOf } from './watch-visit';

const store = playStoreUrl({ playPackageId: 'in.brand' }, 'hero');
const chat = whatsAppUrl({ phone: '+919812345678' }, 'Hello, I am Asha');

function clickIn(markup: string) {
  document.body.innerHTML = markup;
  return clickOf(document.querySelector('b'));
}

it.each([
  [`<section id="contact"><a href="${store}"><b>Get</b></a></section>`, 'download', 'hero'],
  [
    `<a href="${playStoreUrl({ playPackageId: 'x' }, 'service-areas')}"><b>Get</b></a>`,
    'download',
    'service-areas',
  ],
  [`<section id="contact"><a href="${chat}"><b>Chat</b></a></section>`, 'whatsapp', 'contact'],
  [`<footer><a href="${chat}"><b>Chat</b></a></footer>`, 'whatsapp', 'footer'],
  [`<section id="asha"><a href="${chat}"><b>Chat</b></a></section>`, 'whatsapp', 'other'],
  [`<a href="https://play.google.com/store?referrer=asha"><b>Get</b></a>`, 'download', 'other'],
])('says what %s opens, and where it stands', (markup, control, place) => {
  expect(clickIn(markup)).toEqual({ control, place });
});

it.each(['<a href="/privacy-policy"><b>Policy</b></a>', '<button><b>Theme</b></button>', '<b>words</b>'])(
  'says nothing of %s',
  (markup) => {
    expect(clickIn(markup)).toBeNull();
  },
);
