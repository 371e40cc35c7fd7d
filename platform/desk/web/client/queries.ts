import {
  keepPreviousData,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { Act, ActRequest } from '../../api/acts';
import type { Difference } from '../../api/difference';
import type { ContentForm, ContentList, Editable, Saved, SaveRequest } from '../../api/edit';
import type { DeploymentPage, History, ShownOnDay, Rollback } from '../../api/history';
import type { Now } from '../../api/now';
import type { PeoplePage } from '../../api/people';
import type { Problem } from '../../api/problem';
import type { PublicStep } from '../../api/public-steps';
import type { Candidate, CandidateAnswer, Replaced } from '../../api/waiting';
import { ask, send } from './ask';

/** Everything whose answer a change of the store, or of the words, may change. */
export const STORE = 'store';
/** What is done at this desk. */
export const ACTS = 'acts';

/** What the API says at a path; asked again when the store changes. */
function useStore<Answer>(path: string, options?: Partial<UseQueryOptions<Answer>>) {
  return useQuery<Answer>({
    queryKey: [STORE, ...path.split('?')],
    queryFn: ({ signal }) => ask<Answer>(path, signal),
    ...options,
  });
}

const search = (words: Record<string, string | null>) =>
  new URLSearchParams(Object.entries(words).flatMap(([name, word]) => (word ? [[name, word]] : [])));

export const useNow = () => useStore<Now>('now');

export const useWaiting = () => useStore<{ candidates: Candidate[]; replaced: Replaced[] }>('waiting');

export const useDeployment = (name: string) => useStore<DeploymentPage>(`deployments/${name}`);

export const usePeople = () => useStore<PeoplePage>('people');

export const usePublicSteps = () => useStore<{ steps: PublicStep[] }>('public-steps');

export const useRollback = (part: string | null, to: string | null) =>
  useStore<Rollback>(`rollback?${search({ part, to })}`);

/** @param day `2027-03-03` */
export const useShownOnDay = (path: string, day: string) =>
  useStore<ShownOnDay>(`shown?${search({ path, day })}`);

/** @param together others that are to go live with it: `legal@3fa9c2d41b7e0011,shell@…`; empty for none */
export const useCandidate = (part: string, release: string, together: string) =>
  useStore<CandidateAnswer>(`candidates/${part}/${release}?${search({ together })}`, {
    // What is ticked stays where it is while the rest is read.
    placeholderData: (before) =>
      before && 'candidate' in before && before.candidate.release === release ? before : undefined,
  });

/** @param from and to: a deployment's name, `live`, or `landing@3fa9c2d41b7e0011` */
export const useDifference = (from: string, to: string) =>
  useStore<Difference>(`difference?${search({ from, to })}`, { placeholderData: keepPreviousData });

export const useEditable = () => useStore<Editable>('content');

/** Engineers change files, too, and no event says so: what is shown is asked for again each time. */
export const useContentList = (part: string, language: string) =>
  useStore<ContentList>(`content/${part}/${language}`, { staleTime: 0 });

/** What is in the form stays when it is loaded again: it says then how what is there now is. */
export const useContentForm = (part: string, language: string, name: string) =>
  useStore<ContentForm>(`content/${part}/${language}/form?${search({ name })}`, { gcTime: 0 });

/** What this machine misses for a check: no event says that it changes, so it is asked once a window. */
export const useCheckMissing = () =>
  useStore<{ problems: Problem[] }>('check-missing', { queryKey: ['check-missing'] });

/** A page of the history at a time. */
export function useHistory() {
  return useInfiniteQuery({
    queryKey: [STORE, 'history'],
    queryFn: ({ pageParam, signal }) => ask<History>(`history${pageParam && `?from=${pageParam}`}`, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

export const useActs = () => useStore<{ acts: Act[] }>('acts', { queryKey: [ACTS] });

/** What is done at this desk by an act of a kind, newest first. */
export function useActsOf<Kind extends ActRequest['kind']>(...kinds: Kind[]) {
  const acts = useActs().data?.acts ?? [];
  return acts.filter((act): act is Act & { request: { kind: Kind } } =>
    (kinds as string[]).includes(act.request.kind),
  );
}

const SAID = ['refused-where-begun'];

/** Ids of acts whose refusal was said where they were begun. */
export const useSaidRefusals = () =>
  useQuery<string[]>({ queryKey: SAID, queryFn: skipToken, initialData: [] }).data;

/** Has the server do something; what became of it is among the acts. A refusal at once is said where it was begun. */
export function useBegin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: ActRequest) => send<Act>('acts', request),
    onSuccess: ({ id, state }) => {
      if (state === 'refused') client.setQueryData<string[]>(SAID, (ids = []) => [...ids, id]);
    },
    // Do not await the refetch.
    onSettled: () => void client.invalidateQueries(),
  });
}

/** Stops an act. */
export const useStop = () => useMutation({ mutationFn: (id: string) => send<Act>(`acts/${id}/stop`, {}) });

/** Saves words. What is in the form stays; what it says of the English text is loaded again. */
export function useSave({ part, language }: { part: string; language: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: SaveRequest) => send<Saved>(`content/${part}/${language}/save`, request),
    onSuccess: () => client.invalidateQueries({ queryKey: [STORE] }),
  });
}
