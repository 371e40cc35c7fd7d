import type { ContentValues } from '@site/shared/content/content-value';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DraftPreview } from '../../../api/edit';
import { problemsIn, send } from '../../client/ask';

/** So long after the last key the words are tried, in ms: typing on is not held up. */
const PAUSE_MS = 350;

/** So long until it asks again, while the server builds what renders pages, in ms. */
const PREPARING = 1_500;

export interface DraftPreviewState extends Pick<
  DraftPreview,
  'problems' | 'page' | 'pageProblem' | 'outdated'
> {
  isChecking: boolean;
}

interface DraftPreviewRequest {
  part: string;
  language: string;
  name: string;
  values: ContentValues;
  /** Path of the field with the focus. */
  at: string | null;
}

/** Checks the words that are in a form and has the page rendered with them, whenever typing pauses. */
export function useDraftPreview({ part, language, ...form }: DraftPreviewRequest): DraftPreviewState {
  const { data, error, isFetching } = useQuery({
    queryKey: ['try', part, language, form.name, form.values],
    queryFn: async ({ signal }) => {
      await new Promise((paused) => setTimeout(paused, PAUSE_MS));
      signal.throwIfAborted();
      return send<DraftPreview>(`content/${part}/${language}/try`, form);
    },
    refetchInterval: ({ state }) => (state.data?.isPreparing ? PREPARING : false),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  // The page that was shown stays until there is another one.
  const [page, setPage] = useState<string | null>(null);
  if (data?.page && data.page !== page) setPage(data.page);

  return {
    problems: data?.problems ?? [],
    outdated: data?.outdated ?? [],
    pageProblem: error ? problemsIn(error)[0]! : (data?.pageProblem ?? null),
    page,
    isChecking: isFetching || (data?.isPreparing ?? true),
  };
}
