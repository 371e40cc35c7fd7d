import { Command } from 'commander';
import { type DecideOutcome, decide, partsOfCandidate, rollbackCommand } from '@site/operations';
import { idOfRelease } from '@site/ledger';
import { shortTime } from '@site/text';
import { actIn, candidateOf, type Context } from '../context/context';

export function approveCommand(contextOf: () => Context): Command {
  return decisionCommand('approve', contextOf)
    .description('agree that releases go live, in exactly this combination')
    .option('-m, --message <words>', 'what you looked at', '');
}

export function rejectCommand(contextOf: () => Context): Command {
  return decisionCommand('reject', contextOf)
    .description('say that releases are not to go live in this combination')
    .requiredOption('-m, --message <words>', 'why');
}

function decisionCommand(name: 'approve' | 'reject', contextOf: () => Context): Command {
  return new Command(name)
    .argument('<candidate...>', 'releases, such as legal@3fa9c2d41b7e0011, or the id of a preview')
    .action(async (words: string[], { message }: { message: string }) => {
      const context = contextOf();
      const act = await actIn(context);
      const parts = await partsOfCandidate(act.store, candidateOf(words));
      const outcomes = await decide({ ...act, parts, isApproved: name === 'approve', message });
      for (const outcome of outcomes) {
        const { status, part, release, person, verdict, check } = outcome;
        const { counted, needed } = verdict;
        const sentence = sentenceOn(outcome, await rollbackCommand(act.store, part));
        const fields = { status, part, release, person, counted, needed, check };
        context.report.result(sentence + sentenceOnSight(outcome), fields);
      }
    });
}

function sentenceOn(outcome: DecideOutcome, rollBack: string): string {
  const { status, verdict, isLive } = outcome;
  const name = idOfRelease(outcome);
  if (isLive && status.endsWith('rejected'))
    return `You rejected ${name}, which is live. To roll it back: ${rollBack}`;
  const { counted, needed, refusal } = verdict;
  if (isLive && !refusal) return `You approved ${name}, which is live: nothing more is to be done.`;
  if (status === 'rejected' || status === 'already-rejected')
    return `You rejected ${name}: it does not go live unless you approve it after all.`;
  const done = status === 'approved' ? 'You approved' : 'You have approved';
  if (refusal) return `${done} ${name} (${counted.length} of ${needed}). ${refusal.fact}`;
  return `${done} ${name}; that is enough. To put it live: npm run site -- promote ${name}`;
}

/** What is in an approval besides its releases; nothing where there is nothing new to say. */
function sentenceOnSight(outcome: DecideOutcome): string {
  const { status, check } = outcome;
  if (status !== 'approved') return '';
  const what = ' It holds the hash of the release';
  if (!check)
    return `${what}, and that no browser had opened its pages: npm run site -- check ${idOfRelease(outcome)}`;
  return `${what}, and that of the check of ${shortTime(check.time)}, which ${check.isPassed ? 'found nothing' : 'FOUND FAULTS'}.`;
}
