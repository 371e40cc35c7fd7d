import { actRequestSchema } from './acts';
import { togetherSchema } from './names';

const release = '3fa9c2d41b7e0011';
/** As many other parts as a site of fifty has, with names as long as names may be. */
const others = Array.from({ length: 49 }, (_, index) => ({
  part: `${'a'.repeat(38)}${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}`,
  release,
}));

it('all parts of a site of fifty can be looked at and put live together', () => {
  const together = others.map((one) => `${one.part}@${one.release}`);
  const act = { kind: 'promote', part: 'landing', release, together: others, message: 'First day' };

  expect(togetherSchema.parse({ together: together.join(',') })).toEqual({ together });
  expect(actRequestSchema.parse(act)).toEqual(act);
});
