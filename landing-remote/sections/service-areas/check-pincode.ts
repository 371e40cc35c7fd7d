export type PincodeAnswer = 'served' | 'notServed' | 'malformed';

/** Six digits, the first of which is the postal region: 1 to 9 (India Post). */
const PINCODE = /^[1-9]\d{5}$/;

/** Whether a pincode that a visitor typed is the one that is served. Spaces, as in "560 076", do not count. */
export function checkPincode(typed: string, servicePincode: string): PincodeAnswer {
  const pincode = typed.replace(/\s/g, '');
  if (!PINCODE.test(pincode)) return 'malformed';
  return pincode === servicePincode ? 'served' : 'notServed';
}
