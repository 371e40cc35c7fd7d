import { secretProblem } from '@site/operations';
import type { SiteProblem } from '@site/errors';

/** What would be told of the environment only after the work, which goes on without it all the same. */
export function settingsProblems(env: NodeJS.ProcessEnv): SiteProblem[] {
  const wrong = ['SITE_NOTIFY_URL', 'SITE_TIMESTAMP_URL'].filter(
    (name) => env[name] && !/^https?:\/\/[^\s/]/.test(env[name]),
  );
  const problem = env.SITE_NOTIFY_URL ? secretProblem(env.SITE_NOTIFY_SECRET) : null;
  return [
    ...wrong.map((name) => warning(`${name} is no http or https address`, name)),
    ...(problem
      ? [warning(`SITE_NOTIFY_SECRET ${problem}, so the web hook will not be told`, 'SITE_NOTIFY_SECRET')]
      : []),
  ];
}

function warning(what: string, name: string): SiteProblem {
  return {
    code: 'setting-unusable',
    severity: 'warning',
    message: `${what}.`,
    remedy: `The work goes on without it. Correct ${name}, or leave it out.`,
  };
}
