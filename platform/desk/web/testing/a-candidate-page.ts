import type { Candidate, CandidatePage, Schedule } from '../../answers';

/** When it goes live by itself. */
export const schedule: Schedule = {
  ...{ number: 7, parts: { legal: '3fa9c2d41b7e0011' }, state: 'scheduled', rollsBackTo: null, problems: [] },
  ...{ isOver: false, releases: 'waiting', liveUntil: null },
  ...{
    at: '2026-11-28T03:30:00.000Z',
    isDue: false,
    until: null,
    author: 'Lata Rao <lata@brand.in>',
    message: '',
  },
};

const YES = { isAllowed: true, why: null };

/** A release of legal that waits, with everything allowed unless others are given. */
export function aCandidatePage({
  may,
  candidate,
  together = [],
  others = [],
  missing = null,
  check = null,
  isMade = false,
  ends = [],
}: {
  may?: Partial<CandidatePage['may']>;
  candidate?: Partial<Candidate>;
  together?: Candidate[];
  others?: Candidate[];
  missing?: CandidatePage['missing'];
  check?: CandidatePage['check'];
  /** Whether the preview is made. */
  isMade?: boolean;
  ends?: Schedule[];
} = {}): CandidatePage {
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
    together,
    approving: ['legal', ...together.map(({ part }) => part)],
    early: null,
    seen: '3fa9c2d41b7e00113fa9c2d41b7e0011',
    others,
    older: [],
    ends,
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
    missing,
    preview: {
      id: '0123456789abcdef',
      path: '/_preview/0123456789abcdef/',
      isMade,
      pages: isMade ? ['/'] : [],
    },
    check,
  };
}
