import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Act, ActRequest } from '../../api/acts';
import type { Difference } from '../../api/difference';
import type { DeploymentPage, History, ShownOnDay, Rollback } from '../../api/history';
import type { Now } from '../../api/now';
import type { PeoplePage } from '../../api/people';
import type { Problem } from '../../api/problem';
import type { PublicStep } from '../../api/public-steps';
import type { Candidate, CandidateAnswer } from '../../api/waiting';
import { ask, send } from './ask';

/** Everything whose answer a change of the store may change. */
export const STORE = 'store';
/** What is done at this desk. */
export const ACTS = 'acts';

/** What the API says at a path; asked again when the store changes. */
function useStore<Answer>(path: string) {
  return useQuery({
    queryKey: [STORE, ...path.split('?')],
    queryFn: ({ signal }) => ask<Answer>(path, signal),
  });
}

export const useNow = () => useStore<Now>('now');

export const useWaiting = () => useStore<{ candidates: Candidate[] }>('waiting');

export const useDeployment = (name: string) => useStore<DeploymentPage>(`deployments/${name}`);

export const usePeople = () => useStore<PeoplePage>('people');

export const usePublicSteps = () => useStore<{ steps: PublicStep[] }>('public-steps');

export const useRollback = (part: string | null, to: string | null) =>
  useStore<Rollback>(`rollback?${new URLSearchParams({ ...(part && { part }), ...(to && { to }) })}`);

/** @param day `2027-03-03` */
export const useShownOnDay = (path: string, day: string) =>
  useStore<ShownOnDay>(`shown?${new URLSearchParams({ path, day })}`);

/** What this machine lacks for a check: a browser is started to find out, so it is asked once a window. */
export function useCheckMissing() {
  return useQuery({
    queryKey: ['check lacks'],
    queryFn: ({ signal }) => ask<{ problems: Problem[] }>('check-missing', signal),
    staleTime: Infinity,
  });
}

/** @param beside others that are to go live with it: `legal@3fa9c2d41b7e0011,shell@…`; empty for none */
export function useCandidate(part: string, release: string, beside: string) {
  const query = beside && `?${new URLSearchParams({ beside })}`;
  return useQuery({
    queryKey: [STORE, 'candidate', part, release, beside],
    queryFn: ({ signal }) => ask<CandidateAnswer>(`candidates/${part}/${release}${query}`, signal),
    // What is ticked stays where it is while the rest is read.
    placeholderData: (before) =>
      before && 'candidate' in before && before.candidate.release === release ? before : undefined,
  });
}

/** @param from and to: a deployment's name, `live`, or `landing@3fa9c2d41b7e0011` */
export function useDifference(from: string, to: string) {
  return useQuery({
    queryKey: [STORE, 'difference', from, to],
    queryFn: ({ signal }) => ask<Difference>(`difference?${new URLSearchParams({ from, to })}`, signal),
    placeholderData: keepPreviousData,
  });
}

/** A page of the history at a time. */
export function useHistory() {
  return useInfiniteQuery({
    queryKey: [STORE, 'history'],
    queryFn: ({ pageParam, signal }) => ask<History>(`history${pageParam && `?from=${pageParam}`}`, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

export function useActs() {
  return useQuery({ queryKey: [ACTS], queryFn: ({ signal }) => ask<{ acts: Act[] }>('acts', signal) });
}

/** Has the server do something; what became of it is among the acts. */
export function useBegin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: ActRequest) => send<Act>('acts', request),
    // Do not await the refetch.
    onSettled: () => void client.invalidateQueries(),
  });
}

/** Stops an act that builds. */
export function useStop() {
  return useMutation({ mutationFn: (id: string) => send<Act>(`acts/${id}/stop`, {}) });
}
