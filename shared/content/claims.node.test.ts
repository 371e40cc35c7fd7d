import { claimsIn, quotedClaims } from './claims';
import { sentencesSaidTwice } from '../testing/content-texts';

it.each([
  ['Rated 4.8 by shops', 'ratings'],
  ['10,000+ downloads', 'numbers of downloads, customers or products'],
  ['The lowest prices in town', 'a comparison of prices'],
  ['Low prices guaranteed', 'a comparison of prices'],
  ['10-minute delivery', 'a time of delivery'],
  ['At your shop in 2 hours', 'a time of delivery'],
  ['50,000+ shops', 'numbers of downloads, customers or products'],
  ['No. 1 in India', 'a superlative or a ranking'],
  ['No.1 wholesaler', 'a superlative or a ranking'],
  ['#1 app for kiranas', 'a superlative or a ranking'],
  ['Free delivery on your first order', 'free delivery'],
  ['No minimum order', 'a minimum order'],
  ['Buy on credit', 'credit'],
  ['Easy returns', 'returns'],
  ['Hassle-free returns', 'returns'],
  ['Refunds in the app', 'refunds'],
  ['5 lakh users', 'numbers of downloads, customers or products'],
  ['12 thousand installs', 'numbers of downloads, customers or products'],
  ['Our 500+ user family', 'numbers of downloads, customers or products'],
  ['1,200 SKUs', 'numbers of downloads, customers or products'],
  ['Best deals', 'a comparison of prices'],
  ['10% off on Diwali', 'a comparison of prices'],
  ['₹200 off', 'a comparison of prices'],
  ['No delivery fee', 'free delivery'],
  ['Credit terms for shops', 'credit'],
  ['Open hours', 'opening hours'],
  ['From 9:30 a.m.', 'opening hours'],
  ['Fresher than others', 'freshness'],
  ['Quality-certified', 'certificates'],
  ['Delivery across {city}', 'coverage of the city'],
  ['Delivery across the city', 'coverage of the city'],
  ['New areas every month', 'areas to come'],
  ['Preferred by kiranas', 'the trust of others'],
  ['Testimonials', 'ratings'],
  ['Limited stock', 'urgency'],
  ['We deliver 24×7', 'opening hours'],
  ['Fresh every morning', 'freshness'],
  ['ISO 22000', 'certificates'],
  ['Across Bengaluru', 'coverage of the city'],
  ['Coming soon to more areas', 'areas to come'],
  ['Trusted by 500 shops', 'the trust of others'],
  ['Hurry', 'urgency'],
  ['Cheapest groceries in Bengaluru', 'a superlative or a ranking'],
  ['Number 1 wholesale app', 'a superlative or a ranking'],
  ['Rock-bottom prices', 'a superlative or a ranking'],
  ["India's biggest kirana app", 'a superlative or a ranking'],
  ['The best app for kiranas', 'a superlative or a ranking'],
  ['Ranked first in India', 'a superlative or a ranking'],
  ['Sabse sasta kirana', 'a superlative or a ranking'],
  ['Our rates beat everybody', 'a comparison with others'],
  ['Prices lower than any mandi', 'a comparison with others'],
  ['Save up to 40 % on every order', 'a saving'],
  ['20% cheaper', 'a saving'],
  ['Instant delivery', 'a speed'],
  ['Delivered in minutes', 'a speed'],
])('"%s" claims %s', (text, claim) => {
  expect(claimsIn(text)).toContain(claim);
});

it.each([
  'Place your brand in 100+ retail outlets in {city}.',
  'Five categories for your shop or kitchen.',
  'Open the page afresh',
  'Within hours.',
  'Festival offers',
  '5. User rights',
  '5 User rights',
  'What we offer to brands',
  'Same day, within hours.',
  'Save the address of your shop',
  'Do your best to keep your phone safe',
  'At least one shop, at the latest today',
  'Number 10 in the list',
])('"%s" claims nothing forbidden', (text) => {
  expect(claimsIn(text)).toEqual([]);
});

it.each([
  ['20% off', '20% off'],
  ['Now 1,250.50 % cheaper', '1,250.50 % cheaper'],
  ['25 % வரை சேமியுங்கள்', '25 % வரை சேமி'],
])('of "%s" it quotes "%s"', (text, words) => {
  expect(quotedClaims(text)).toEqual([expect.objectContaining({ words })]);
});

it('finds a sentence that is said twice, and where', () => {
  const texts = [
    { at: 'hero text', text: 'Order in the app. Same day.' },
    { at: 'contact text', text: 'Same day.' },
  ];

  expect(sentencesSaidTwice(texts)).toEqual(['Same day. (hero text, contact text)']);
});
