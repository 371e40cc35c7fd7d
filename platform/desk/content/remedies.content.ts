const PEOPLE = 'The screen People says who may.';
const RUN_CHECK =
  'Run the check on the page of this candidate, under “What a browser saw”. Then do it again.';
const CORRECT = 'Put right what it names under Edit, and publish again; what is no words, an engineer does.';
const TOGETHER = 'Publish what it names under Edit, and tick it under “Together with” next to the candidate.';
const ROLLBACK = 'If it is live, roll it back on the screen Now; the screen History says who put it there.';
const SAY_WHY = 'Say why in the field of the dialog, and confirm again.';

/** By the code of the problem, in place of the command that its remedy names. */
export const remedies: Record<string, string> = {
  'approval-forbidden': PEOPLE,
  'approval-missing': 'Ask the colleagues whom it names to open it on the screen Waiting, look, and approve.',
  'author-differs': 'Ask both of them. If neither meant it, revoke that key on the screen People.',
  'budget-exceeded': 'Take words or pictures out of the page under Edit; else an engineer makes it smaller.',
  'build-failed': CORRECT,
  'business-values-differ':
    'Parts with the same values go live in one moment: tick the others under “Together with”. What is not there to be ticked is published first: Edit, “The business” (the site’s frame, in English).',
  'business-values-missing':
    'Put them in under Edit, “The business” (the site’s frame, in English), and publish. Then put all parts live together.',
  'cancellation-unauthorized': 'A person of its team cancels it on the screen Now, by passkey.',
  'candidate-changed':
    'Open its page again and look at the preview once more: another person wrote into the store. Tell an editor.',
  'candidate-live': 'Look at the screen Now. What is left is on the screen Waiting.',
  'candidate-rejected': 'Ask who rejected it why. They can approve it after all, on its page under Waiting.',
  'candidate-unknown': 'What there is, is on the screen Waiting.',
  'check-failed':
    'See what was found under “What a browser saw”. What you change is published; then run the check again.',
  'check-missing': RUN_CHECK,
  'check-outdated': RUN_CHECK,
  'check-partial': RUN_CHECK,
  'check-unsigned': RUN_CHECK,
  'claim-unconfirmed': 'Change the words that it names under Edit, and publish them. Then do it again.',
  'content-invalid': CORRECT,
  'content-unconfirmed':
    'Open the version under Edit: read each section, confirm what is right, and make the version final, with its day. Then publish it.',
  'deployment-unknown': 'Pick another one on the screen History.',
  'editor-unknown': PEOPLE,
  'emergency-unneeded': 'Put it live by its own button.',
  'emergency-unclear': SAY_WHY,
  'freeze-impossible': 'Give an end after the beginning.',
  'freeze-unauthorized': 'Set it again on the screen Now. If no colleague knows it, tell an editor.',
  'freeze-unknown': 'What is frozen is on the screen Now.',
  'key-line-unreadable':
    'Paste the whole line that an engineer sent you, to its last sign, or ask for it again.',
  'key-missing':
    'Sign in with your passkey, by the button above. Who has none asks an editor for an invitation.',
  'nothing-live': 'Publish all parts under Edit, and put them live together under Waiting.',
  'owner-unclear': 'Give both, a name and an e-mail address.',
  'page-missing': TOGETHER,
  'page-not-as-released': ROLLBACK,
  'part-frozen': 'Wait until its end, or have it lifted on the screen Now.',
  'part-missing': TOGETHER,
  'part-unpublished': 'Its team publishes it under Edit.',
  'placeholder-shown': CORRECT,
  'policy-conflict': 'Look at the screen People, then do it again.',
  'policy-impossible':
    'Let another person in first, for that team or as an editor: invite them on the screen People. Then do it again.',
  'policy-missing':
    'Begin with it on the screen People: who does has a passkey then, and is the first who may.',
  'proposal-outdated':
    'Propose it again by its button on the screen People, and have it signed before the next thing goes live.',
  'policy-exists': 'What it says, and what can be changed of it, is on the screen People.',
  'preview-unknown': 'Make it on the page of the candidate, under “Look at it”.',
  'proposal-unknown': 'What is proposed now is on the screen People.',
  'publication-unsigned':
    'A person of its team publishes the same words again under Edit, with their passkey.',
  'reason-missing': SAY_WHY,
  'rejected-and-live': ROLLBACK,
  'release-first':
    'To undo a roll back, open on the screen History what was live before it, and roll back to that. Else change its words under Edit, and publish them.',
  'release-rolled-back':
    'It was rolled back once. Look at it under Waiting, and put it live by its own button.',
  'release-not-live': 'What is live is on the screen Now: give that an end, if it is to have one.',
  'release-unknown': 'What there is, is on the screen Waiting; what was live, on the screen History.',
  'release-withdrawn': 'That is for good. Change something in it under Edit, and publish that.',
  'schedule-cancelled': 'What is live is on the screen Now, what waits on the screen Waiting.',
  'schedule-conflict':
    'Cancel the other one first, on the screen Now, and give it its date again after this. Or leave out the end, and give one once it is live: Now, By part.',
  'schedule-impossible': 'Give an end after the beginning, or none.',
  'schedule-differs': 'Cancel the schedule on the screen Now, and put the release live on a date again.',
  'schedule-frozen':
    'Have the freeze lifted on the screen Now, or change its date on the page of the release under Waiting.',
  'schedule-superseded':
    'Cancel the schedule on the screen Now: it does nothing any more. If its release is to go live all the same, give it a date again under Waiting. What is live stays live: if that is not wanted, roll it back on the screen Now.',
  'schedule-unknown': 'What is scheduled is on the screen Now.',
  'schedule-unsigned':
    'A person of its team gives it its date again, by “Change its date” on its page; an end, by “Move its end” on the screen Now. Also with the same time, their passkey signs it then.',
  'shared-scope-incompatible': TOGETHER,
  'shared-scope-missing': TOGETHER,
  'shell-missing': TOGETHER,
  'signer-not-of-team': 'Ask a person of the team: the screen People says who that is.',
  'signer-unknown': 'An editor lets you in by an invitation: the screen People says who they are.',
  'store-conflict': 'Look at the screen Now, then do it again.',
  'time-passed': 'Give a time to come, or put it live by its own button: then it is live now.',
  'translation-unconfirmed':
    'A speaker of the language reads it under Edit, corrects it where English has changed, and switches “Confirmed” on. Then publish it.',
  'version-day-taken':
    'If Edit has the version that is live as replaced, have an engineer take back that the other one was made final, and make it final for a later day. Then publish.',
  'version-superseded':
    'If a release that shows it waits under Waiting, put that live. Else open that version under Edit, press “Have the page show it” unless the page shows it already, publish, and put it live.',
  'version-unscheduled':
    'If a release that shows it waits under Waiting, give that its date. Else open that version under Edit. If another one replaces it, publish, and put that live. If not, press “Have the page show it” unless the page shows it already, publish, and put it live on that date.',
  'version-not-in-force':
    'Put it live on the day on which it takes force: “Put live on a date”. To go live before, open the version that is in force under Edit, press “Have the page show it”, and publish.',
};

/** What stands in the way of the desk itself: its machine, its store, the keys of who runs it, the code. */
const FOR_ENGINEERS =
  /^((browser|clock|deployment|font|git|key|record|site|store|trust)-|time-[ds]|bad-name|exposed-module|history-reverted|no-repository|not-a-store|pages-of-others|policy-(outdated|vanished)|live-file-damaged|(preview|release)-unfinished|signatures-altered|statement-)/;

/** What is wrong, and what to do about it at the desk. */
export function sentenceAtDesk(problem: { code: string; message: string; remedy: string }): string {
  return `${problem.message} ${remedyAtDesk(problem)}`;
}

/** What to do about a problem at the desk: what one does there oneself, or what one asks an engineer for. */
export function remedyAtDesk({ code, remedy }: { code: string; remedy: string }): string {
  return remedies[code] ?? (FOR_ENGINEERS.test(code) ? `Show this to an engineer: ${remedy}` : remedy);
}
