import {
  type Query,
  QueryClient,
  skipToken,
  useIsFetching,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type * as answer from '../../answers';
import type { Act, ActKind, ActRequest } from '../../api/acts';
import type { SaveRequest } from '../../api/edit';
import type { Problem } from '../../api/problem';
import { ask, isGone, send } from './ask';

/** So often it is asked once more for what did not arrive, a little later each time: no event says that it can be. */
const MAX_RETRIES = 3;

/** Knows what the desk has said. The server says when something changed, so nothing is asked again for its age alone. */
export const aClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        // A refusal stays one; what did not arrive may arrive the next time.
        retry: (count, error) => count < MAX_RETRIES && !isGone(error),
        refetchOnWindowFocus: false,
      },
    },
  });

/** Everything whose answer a change of the store, or of the words, may change. */
export const STORE = 'store';
/** What is done at this desk. */
export const ACTS = 'acts';

/** Whether something that is shown is being read again, since it may have changed. */
export const useIsReadAgain = () =>
  useIsFetching({ queryKey: [STORE], predicate: ({ state }) => state.data !== undefined }) > 0;

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

export const useNow = () => useStore<answer.Now>('now');

export const useWaiting = () =>
  useStore<{ candidates: answer.Candidate[]; replaced: answer.Replaced[] }>('waiting');

export const useDeployment = (name: string) => useStore<answer.DeploymentPage>(`deployments/${name}`);

export const usePeople = () => useStore<answer.PeoplePage>('people');

export const usePublicSteps = () => useStore<{ steps: answer.PublicStep[] }>('public-steps');

export const useRollback = (part: string | null, to: string | null) =>
  useStore<answer.Rollback>(`rollback?${search({ part, to })}`);

/** @param day `2027-03-03` */
export const useShownOnDay = (path: string, day: string) =>
  useStore<answer.ShownOnDay>(`shown?${search({ path, day })}`);

/** @param together others that are to go live with it: `legal@3fa9c2d41b7e0011,shell@…`; empty for none */
export const useCandidate = (part: string, release: string, together: string) =>
  useStore<answer.CandidateAnswer>(`candidates/${part}/${release}?${search({ together })}`, {
    // What is ticked stays where it is while the rest is read.
    placeholderData: (before) =>
      before && 'candidate' in before && before.candidate.release === release ? before : undefined,
  });

/** @param from and to: a deployment's name, `live`, or `landing@3fa9c2d41b7e0011` */
export const useDifference = (from: string, to: string) =>
  useStore<answer.Difference>(`difference?${search({ from, to })}`);

export const useEditable = () => useStore<answer.Editable>('content');

/** Engineers change files, too, and no event says so: what is shown is asked for again each time. */
export const useContentList = (part: string, language: string) =>
  useStore<answer.ContentList>(`content/${part}/${language}`, { staleTime: 0 });

/** What is in the form stays when it is loaded again: it says then how what is there now is. What is being saved is in it. */
export function useContentForm(part: string, language: string, name: string) {
  const path = `content/${part}/${language}/form?${search({ name })}`;
  return useStore<answer.ContentForm>(path, {
    gcTime: 0,
    queryFn: async ({ signal }) => {
      await Promise.allSettled(saves);
      return ask<answer.ContentForm>(path, signal);
    },
  });
}

/** What this machine misses for a check: no event says that it changes, so it is asked once a window. */
export const useCheckMissing = () =>
  useStore<{ problems: Problem[] }>('check-missing', { queryKey: ['check-missing'] });

/** A page of the history at a time. */
export function useHistory() {
  return useInfiniteQuery({
    queryKey: [STORE, 'history'],
    queryFn: ({ pageParam, signal }) =>
      ask<answer.History>(`history${pageParam && `?from=${pageParam}`}`, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({
      deployments: pages.flatMap(({ deployments }) => deployments),
      problems: pages.flatMap(({ problems }) => problems),
    }),
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

/** Acts after which one may do all that one might before, as to invite the next person. */
const CHANGE_NOTHING: ActKind[] = [
  ...(['preview', 'check', 'share-preview', 'revoke-share-links'] as const),
  ...(['invite', 'add-machine'] as const),
];

/**
 * Whether what is shown was read before its reader did something, and is being read again: until then, it says nothing of that.
 * Comparisons say nothing of acts, and take longer.
 */
export function useIsBefore(isMeant: (request: ActRequest) => boolean): boolean {
  const you = useNow().data?.session.author;
  const own = (useActs().data?.acts ?? []).filter(
    ({ state, author, request }) =>
      state === 'done' && author === you && !CHANGE_NOTHING.includes(request.kind) && isMeant(request),
  );
  const doneAt = Math.max(0, ...own.map(({ endedAt }) => Date.parse(endedAt!)));
  const predicate = ({ state, queryKey }: Query) =>
    queryKey[1] !== 'difference' && state.dataUpdatedAt > 0 && state.dataUpdatedAt < doneAt;
  return useIsFetching({ queryKey: [STORE], predicate }) > 0;
}

const SAID = ['refused-where-begun'];

/** Ids of acts whose refusal was said where they were begun. */
export const useSaidRefusals = () =>
  useQuery<string[]>({ queryKey: SAID, queryFn: skipToken, initialData: [] }).data;

/** Does something once, however often it is asked for before that is done: a double click is one press. */
export function useOnce<Answer, Wish = void>(
  does: (wish: Wish) => Promise<Answer>,
  options?: Pick<UseMutationOptions<Answer, Error, Wish>, 'onSuccess' | 'onSettled'>,
) {
  const underWay = useRef<Promise<Answer>>(null);
  return useMutation({
    ...options,
    mutationFn: (wish: Wish) =>
      (underWay.current ??= does(wish).finally(() => void (underWay.current = null))),
  });
}

/** Has the server do something; what became of it is among the acts. A refusal at once is said where it was begun. */
export function useBegin() {
  const client = useQueryClient();
  return useOnce((request: ActRequest) => send<Act>('acts', request), {
    onSuccess: ({ id, state }) => {
      if (state === 'refused') client.setQueryData<string[]>(SAID, (ids = []) => [...ids, id]);
    },
    // Do not await the refetch.
    onSettled: () => void client.invalidateQueries(),
  });
}

/** Stops an act. @throws Refused */
export const stopAct = (id: string) => send<Act>(`acts/${id}/stop`, {});

/** Saves that the desk has not answered. */
const saves = new Set<Promise<answer.Saved>>();

/**
 * Saves words. What is in the form stays; what it says of the English text is loaded again.
 * @param onAnswer is called at once, and also where the person has left the form
 */
export function useSave(part: string, language: string, onAnswer: (saved: answer.Saved) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (request: SaveRequest) => {
      const save = send<answer.Saved>(`content/${part}/${language}/save`, request);
      saves.add(save);
      const saved = await save.finally(() => saves.delete(save));
      onAnswer(saved);
      return saved;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: [STORE] }),
  });
}

const CONNECTED = ['connected'];

/** So long after a refusal it is tried again, in ms. */
const AGAIN = 2_000;

/** Whether the server says what changes. */
export const useIsConnected = () =>
  useQuery({ queryKey: CONNECTED, queryFn: skipToken, initialData: true }).data;

/** Asks again for what changed, as the server says it; after a break, for everything. */
export function useLiveEvents(): void {
  const client = useQueryClient();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let source = connect();
    return () => {
      clearTimeout(timer);
      source.close();
    };

    function connect(): EventSource {
      const events = new EventSource('/api/v1/events');
      // It says which: what is in the store, or acts.
      events.onmessage = ({ data }: MessageEvent<string>) =>
        void client.invalidateQueries({ queryKey: [data] });
      events.onopen = () => {
        const wasLost = client.getQueryData(CONNECTED) === false;
        client.setQueryData(CONNECTED, true);
        if (wasLost) void client.invalidateQueries();
      };
      events.onerror = () => {
        client.setQueryData(CONNECTED, false);
        // A refusal, unlike silence, the browser takes for the end. A desk that was started again knows no session, and says so.
        const again = () => ask('acts').finally(() => (source = connect()));
        if (events.readyState === EventSource.CLOSED)
          timer = setTimeout(() => void again().catch(() => undefined), AGAIN);
      };
      return events;
    }
  }, [client]);
}
