const RUN_CHECK =
  'Run the check on the page of this candidate, under “What a browser saw”. Then do it again.';
const CHANGE_WORDS = 'Change the words that it names under Edit, and publish them. Then do it again.';

/** What to do at the desk about a problem, by its code, in place of the command that its remedy names. */
export const remedies: Record<string, string> = {
  'approval-forbidden': 'The screen People says who may.',
  'approval-missing':
    'Ask the colleagues whom it names to open Waiting, look, and approve. It can be put live when enough have.',
  'business-values-missing':
    'Put them in under Edit, “The business” (shell, in English), and publish. Then put all parts live together.',
  'candidate-live': 'Look at Live now. What is left stands under Waiting.',
  'candidate-rejected':
    'Ask who rejected it why. Whoever has the say can approve it after all, on the same page.',
  'candidate-unknown': 'What there is stands under Waiting.',
  'check-failed':
    'See what was found under “What a browser saw”. What you change is published and checked anew.',
  'check-missing': RUN_CHECK,
  'check-outdated': RUN_CHECK,
  'check-partial': RUN_CHECK,
  'check-unsigned': RUN_CHECK,
  'claim-unconfirmed': CHANGE_WORDS,
  'content-unconfirmed':
    'Somebody confirms these texts: change them under Edit, and publish. What it names a command for, an engineer does, once.',
  'deployment-unknown': 'Pick another one on the screen History.',
  'editor-unknown': 'The screen People says who may.',
  'key-missing':
    'Sign in with your passkey, if there is a button for that above. Else stop the desk, make your key, and start the desk again: an engineer helps with that once.',
  'nothing-live': 'Publish all parts under Edit, and put them live together under Waiting.',
  'people-conflict': 'Look at the screen People, then do it again.',
  'people-impossible': 'Change something else first, so that every part keeps enough persons who have a key.',
  'people-missing':
    'Begin with it on the screen People: whoever does has a passkey then, and is the first who may.',
  'people-overtaken':
    'Have it proposed again on the screen People, and sign it before the next thing goes live.',
  'people-there': 'What it says, and what can be changed of it, stands on the screen People.',
  'preview-altered': 'Make it again on the page of the candidate, under “Look at it”, and look once more.',
  'preview-unknown': 'Make it on the page of the candidate, under “Look at it”.',
  'proposal-unknown': 'What is proposed now stands on the screen People.',
  'publication-unsigned':
    'Somebody of its team publishes the same words again under Edit, with their key or passkey.',
  'reason-missing': 'Say why in the field of the dialog, and confirm again.',
  'release-first':
    'Change its words under Edit and publish them, or take the whole site back on the screen Live now.',
  'release-taken-back':
    'It was taken back once. Look at it under Waiting, and put that one live by its own button.',
  'release-unknown': 'What there is stands under Waiting; what was live, on the screen History.',
  'release-withdrawn': 'That is for good. Change something in it under Edit, and publish that.',
  'schedule-unknown': 'What is scheduled stands on the screen Live now.',
  'schedule-unsigned':
    'Somebody of its team cancels it, and puts the release live on a date anew, with their key or passkey.',
  'signer-not-of-team': 'Ask somebody of the team: the screen People says who that is.',
  'store-conflict': 'Look at Live now, then do it again.',
  'translation-unconfirmed':
    'Somebody who speaks the language reads it under Edit, switches “Confirmed” on, and publishes it.',
  'version-not-in-force': 'Put it live on the day on which it takes force: “Put live on a date”.',
};
