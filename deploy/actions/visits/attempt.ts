import { SiteError, type SiteProblem, SiteProblems } from '../../store/site-error';

interface Attempted {
  /** Name of the deployment that it made; null for none. */
  deployment: string | null;
  /** Why it was refused; none where somebody was faster. */
  problems: SiteProblem[];
}

/** Codes of errors that say that somebody else has just changed what is live. */
const FASTER = ['rollout-changed', 'store-conflict'];

/** Does by itself what people do with a command; what is refused is told, and looked at again the next time. */
export async function attempt(act: () => Promise<{ deployment: { name: string } }>): Promise<Attempted> {
  try {
    return { deployment: (await act()).deployment.name, problems: [] };
  } catch (error) {
    if (error instanceof SiteError && FASTER.includes(error.code)) return { deployment: null, problems: [] };
    if (error instanceof SiteProblems) return { deployment: null, problems: error.problems };
    if (error instanceof SiteError) return { deployment: null, problems: [error.toProblem()] };
    throw error;
  }
}
