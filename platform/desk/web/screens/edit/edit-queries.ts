import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContentForm, ContentList, Editable, Saved, SaveRequest } from '../../../api/edit';
import { ask, send } from '../../client/ask';

/** Everything that a change of the words may change. */
const CONTENT = 'content';

export function useEditable() {
  return useQuery({ queryKey: [CONTENT], queryFn: ({ signal }) => ask<Editable>('content', signal) });
}

/** Engineers change files, too, and no event says so: what is shown is asked for again each time. */
export function useContentList(part: string, language: string) {
  return useQuery({
    queryKey: [CONTENT, part, language],
    queryFn: ({ signal }) => ask<ContentList>(`content/${part}/${language}`, signal),
    staleTime: 0,
  });
}

/** What is in the form stays when it is loaded again: it says then how what is there now is. */
export function useContentForm(part: string, language: string, name: string) {
  return useQuery({
    queryKey: [CONTENT, part, language, name],
    queryFn: ({ signal }) =>
      ask<ContentForm>(`content/${part}/${language}/form?${new URLSearchParams({ name })}`, signal),
    gcTime: 0,
  });
}

export function useSave({ part, language }: { part: string; language: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: SaveRequest) => send<Saved>(`content/${part}/${language}/save`, request),
    // What is in the form stays; what it says of the English text is loaded again.
    onSuccess: () => client.invalidateQueries({ queryKey: [CONTENT] }),
  });
}

/** @param act below the part's versions: `/approve`; '' for a new one */
export function useVersionAct(part: string, act: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: object) => send<{ name: string }>(`content/${part}/versions${act}`, body),
    onSuccess: () => client.invalidateQueries({ queryKey: [CONTENT] }),
  });
}
