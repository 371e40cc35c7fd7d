import { anApproval } from '../testing/a-policy';
import { sinceWhen, statusLines } from './policy-status';
import { english } from '../testing/english';

const { words } = english;

describe('the status of a draft', () => {
  const draft = { kind: 'draft' as const, writtenOn: '2026-11-21' };

  it('has no date from which it is in force', () => {
    expect(statusLines(words, draft)).toEqual(['Status: Draft of 2026-11-21, not in force']);
    expect(sinceWhen(words, { status: draft, isComing: false })).toBe('draft of 2026-11-21, not in force');
  });
});

describe('the status of an approved version', () => {
  const approved = anApproval({ approvedOn: '2027-04-30', effectiveDate: '2027-05-13' });

  it('has the dates of approval and effect, and no name', () => {
    expect(statusLines(words, approved)).toEqual(['In force from: 2027-05-13', 'Last updated: 2027-04-30']);
    expect(sinceWhen(words, { status: approved, isComing: false })).toBe('in force from 2027-05-13');
    expect(sinceWhen(words, { status: approved, isComing: true })).toBe('comes into force on 2027-05-13');
  });
});
