import { v1 } from '../content/versions/v1.content';
import { aSettledPolicy } from '../testing/a-policy';
import { sealed } from './seals';
import { unconfirmedIn, unsettledValues } from './unconfirmed';

it('finds nothing in a settled and sealed version', () => {
  const policy = aSettledPolicy();

  expect(unconfirmedIn(policy, sealed(policy, {}))).toEqual([]);
});

it('asks for the seal when all the rest is settled', () => {
  expect(unconfirmedIn(aSettledPolicy(), {})).toEqual([
    {
      path: 'published.json.v1',
      what: 'not sealed; run "npm run seal -w legal-remote -- v1" when all the rest is settled',
    },
  ]);
});

it('lists every placeholder of the version, wherever it stands', () => {
  const marks = JSON.stringify(v1).match(/⟦[^⟧]*⟧/g) ?? [];
  const listed = unsettledValues(v1, 'v1').map(({ what }) => what);

  expect(listed.filter((what) => /^⟦[^⟧]*⟧$/.test(what))).toHaveLength(marks.length);
});

it('lists every proposal that nobody confirmed', () => {
  const proposals = JSON.stringify(v1).match(/"confirmed":false/g) ?? [];
  const listed = unsettledValues(v1, 'v1').filter(({ what }) => what.startsWith('not confirmed: '));

  expect(listed).toHaveLength(proposals.length);
});

it('says where a value stands and what it is', () => {
  const row = { cells: { permission: 'Camera', reason: '⟦why⟧' }, confirmed: false };

  expect(unsettledValues({ rows: [row] }, 'v1')).toEqual([
    { path: 'v1.rows[0]', what: 'not confirmed: Camera' },
    { path: 'v1.rows[0].cells.reason', what: '⟦why⟧' },
  ]);
});
