import { anApprovedPolicy, aSecondVersion } from '../testing/a-policy';
import { approvedVersions } from './version-order';

const first = anApprovedPolicy();
const second = aSecondVersion();
const draft = anApprovedPolicy({
  id: 'v3',
  version: '3',
  status: { kind: 'draft', writtenOn: '2027-07-01' },
});

it('lists the approved versions with their days, and which of them is shown', () => {
  expect(approvedVersions([first, second, draft], first)).toEqual([
    { version: '1', effectiveDate: '2027-05-13', isShown: true },
    { version: '2', effectiveDate: '2027-06-01', isShown: false },
  ]);
});

it('marks none while the page shows a draft', () => {
  expect(approvedVersions([first, draft], draft)).toEqual([
    { version: '1', effectiveDate: '2027-05-13', isShown: false },
  ]);
});
