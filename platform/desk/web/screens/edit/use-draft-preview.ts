import type { ContentValues } from '@site/shared/content/content-value';
import { useEffect, useRef, useState } from 'react';
import type { DraftPreview } from '../../../api/edit';
import { problemsIn, send } from '../../client/ask';

/** So long after the last key the words are tried, in ms: typing on is not held up. */
const PAUSE_MS = 350;

export interface DraftPreviewState extends Omit<DraftPreview, 'isPreparing'> {
  isChecking: boolean;
}

/** So long until it asks again, while the server builds what renders pages, in ms. */
const PREPARING = 1_500;

interface DraftPreviewRequest {
  part: string;
  language: string;
  name: string;
  values: ContentValues;
  /** Path of the field with the focus. */
  at: string | null;
}

const NOTHING: DraftPreviewState = {
  problems: [],
  page: null,
  pageProblem: null,
  outdated: [],
  isChecking: true,
};

/** Checks the words that are in a form and has the page rendered with them, whenever typing pauses. */
export function useDraftPreview({
  part,
  language,
  name,
  values,
  at,
}: DraftPreviewRequest): DraftPreviewState {
  const [preview, setPreview] = useState(NOTHING);
  const place = useRef(at);
  useEffect(() => {
    place.current = at;
  }, [at]);

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const askIn = (pause: number) => (timer = setTimeout(() => void ask(), pause));
    const ask = async () => {
      setPreview((last) => ({ ...last, isChecking: true }));
      const path = `content/${part}/${language}/try`;
      const { isPreparing, ...answer } = await tried(path, { name, values, at: place.current });
      if (isOver) return;
      // The page that was shown stays until there is another one.
      setPreview((last) => ({ ...answer, page: answer.page ?? last.page, isChecking: isPreparing }));
      if (isPreparing) askIn(PREPARING);
    };
    askIn(PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [part, language, name, values]);

  return preview;
}

async function tried(path: string, body: object): Promise<DraftPreview> {
  try {
    return await send<DraftPreview>(path, body);
  } catch (error) {
    return { ...NOTHING, pageProblem: problemsIn(error)[0]!, isPreparing: false };
  }
}
