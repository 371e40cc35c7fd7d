import { boundedJson } from './bounded-json';

it('takes JSON of any kind', () => {
  const value = { list: [1, 'two', null, { deep: [[true]] }] };

  expect(boundedJson.parse(value)).toEqual(value);
});

it.each(['[', '{"a":'])('refuses thousands of levels of %s instead of breaking', (open) => {
  const close = open === '[' ? ']' : '}';
  const nested = JSON.parse(`${open.repeat(5_000)}1${close.repeat(5_000)}`) as unknown;

  expect(boundedJson.safeParse(nested).error!.issues[0]!.message).toContain('levels deep');
});
