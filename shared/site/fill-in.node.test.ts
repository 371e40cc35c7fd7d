import { suppliedValues } from '../testing/supplied-values';
import { fillIn } from './fill-in';

it.each([
  ['{brand}', suppliedValues.brandName],
  ['{app}', suppliedValues.appName],
  ['{city}', suppliedValues.city],
  ['{pincode}', suppliedValues.servicePincode],
  ['{company}', suppliedValues.legalName],
])('puts the business value in the place of %s', (name, value) => {
  expect(fillIn(`We, ${name}, and again ${name}.`, suppliedValues)).toBe(`We, ${value}, and again ${value}.`);
});

it('leaves a sentence without names as it is', () => {
  expect(fillIn('Orders are placed in the app.', suppliedValues)).toBe('Orders are placed in the app.');
});

it('keeps what a value holds, "$&" and braces included', () => {
  expect(fillIn('{brand}!', { ...suppliedValues, brandName: '$& {city}' })).toBe('$& {city}!');
});

it.each(['phone', 'constructor', 'toString'])('refuses {%s}, and says which names there are', (name) => {
  expect(() => fillIn(`Call {${name}}.`, suppliedValues)).toThrow(
    `"Call {${name}}." names {${name}}, which is none of {brand}, {app}, {city}, {pincode}, {company}.`,
  );
});
