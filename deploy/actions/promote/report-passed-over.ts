import type { Standing } from '../../records/standing';

/** Says what is passed over because nobody may have put it live. */
export function reportPassedOver(
  { refused, accepted }: Standing,
  progress: (sentence: string) => void,
): void {
  for (const { deployment, problem } of refused)
    progress(
      `Deployment ${deployment.name} does not count, and visitors are not shown it: ${problem.message} What counts is ${accepted?.name ?? 'nothing yet'}.`,
    );
}
