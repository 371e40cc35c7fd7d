import { isGood } from './connection';

it.each([
  ['nothing is known of it', undefined],
  ['it is fast', { effectiveType: '4g', saveData: false }],
  ['it is middling', { effectiveType: '3g' }],
])('a connection is good when %s', (_, connection) => {
  expect(isGood(connection)).toBe(true);
});

it.each([
  ['the visitor saves data', { effectiveType: '4g', saveData: true }],
  ['it is slow', { effectiveType: '2g' }],
  ['it is very slow', { effectiveType: 'slow-2g' }],
])('a connection is poor when %s', (_, connection) => {
  expect(isGood(connection)).toBe(false);
});
