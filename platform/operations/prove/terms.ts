/** The terms that a proof uses, each in a sentence for readers who do not build software. */
export const TERMS: [term: string, meaning: string][] = [
  [
    'Deployment',
    'one state of the whole site, recorded when releases were put live. Its time is when it was recorded; visitors saw it seconds later. A record is never changed.',
  ],
  [
    'Release',
    'what was built of one part of the site (shell, landing, legal) at one time. Its id follows from its content: other content has another id.',
  ],
  ['Manifest', 'the list of all files of a release, with the SHA-256 of each.'],
  [
    'SHA-256',
    'a number of 64 digits that is computed from a file. Change one letter, and it is another number; so it shows whether a file is the one that was recorded.',
  ],
  ['Live pointer', 'the one file that says which deployment visitors see.'],
  ['Git commit', 'a state of the source text, with its author and date, from which a release was built.'],
];
