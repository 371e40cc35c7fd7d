import type { Candidate, CandidatePage, Schedule } from '../../answers';

/** When it goes live by itself. */
export const schedule: Schedule = {
  ...{ number: 7, parts: { legal: '3fa9c2d41b7e0011' }, state: 'scheduled', rollsBackTo: null, problems: [] },
  ...{ isOver: false, isToCome: true, isEndSigned: true, releases: 'waiting', message: '' },
  ...{ liveUntil: null, resumesAt: null, isDue: false, until: null },
  ...{ at: '2026-11-28T03:30:00.000Z', author: 'Lata Rao <lata@brand.in>' },
};

const YES = { isAllowed: true, why: null };

type Changes = Omit<Partial<CandidatePage>, 'candidate' | 'may'> & {
  candidate?: Partial<Candidate>;
  may?: Partial<CandidatePage['may']>;
  /** Whether the preview is made. */
  isMade?: boolean;
};

/** A release of legal that waits, with everything allowed unless others are given. */
export function aCandidatePage({ candidate, may, isMade = false, ...changes }: Changes = {}): CandidatePage {
  return {
    candidate: {
      part: 'legal',
      release: '3fa9c2d41b7e0011',
      author: 'Lata Rao <lata@brand.in>',
      message: 'Renting is selling, too',
      time: '2026-11-22T05:00:00.000Z',
      branch: null,
      state: 'waiting',
      counted: ['lata@brand.in'],
      needed: 2,
      waitsFor: '',
      schedule: null,
      said: [],
      ...candidate,
    },
    together: [],
    isUnapproved: false,
    approving: ['legal', ...(changes.together ?? []).map(({ part }) => part)],
    early: null,
    seen: '3fa9c2d41b7e00113fa9c2d41b7e0011',
    others: [],
    older: [],
    ends: [],
    saved: [],
    alike: [],
    untranslated: [],
    open: [],
    versions: [],
    may: {
      approve: YES,
      reject: YES,
      promote: YES,
      schedule: YES,
      emergency: { isAllowed: false, why: 'It takes none.' },
      withdraw: YES,
      cancel: { isAllowed: false, why: 'It is not scheduled.' },
      ...may,
    },
    missing: null,
    preview: {
      id: '0123456789abcdef',
      path: '/_preview/0123456789abcdef/',
      isMade,
      pages: isMade ? ['/'] : [],
    },
    check: null,
    ...changes,
  };
}
