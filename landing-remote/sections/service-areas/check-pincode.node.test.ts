import { checkPincode } from './PincodeCheck';

it.each(['560076', ' 560076 ', '560 076'])('serves "%s"', (typed) => {
  expect(checkPincode(typed, '560076')).toBe('served');
});

it.each(['560077', '110001', '999999'])('does not serve "%s"', (typed) => {
  expect(checkPincode(typed, '560076')).toBe('notServed');
});

it.each(['', '56007', '5600760', '060076', '56007a', '5600.6', '-60076', '५६००७६'])(
  'takes "%s" for no pincode',
  (typed) => {
    expect(checkPincode(typed, '560076')).toBe('malformed');
  },
);
