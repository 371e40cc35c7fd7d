import { textOf } from '../compose/composed-file';
import type { SiteProblem } from '../store/site-error';
import type { Candidate } from './check-gates';

/** Nothing that the business has not supplied yet is shown where anybody can see it. */
export function placeholderGate({ files, isPublic }: Candidate): SiteProblem[] {
  if (!isPublic) return [];
  const marks = new Set(Object.values(files).flatMap((file) => textOf(file).match(/⟦[^⟧<]*⟧/g) ?? []));
  return [...marks].map((mark) => ({
    code: 'placeholder',
    severity: 'error' as const,
    message: `The pages still show ${mark}.`,
    remedy:
      'Supply the value in shared/site/business-values.content.ts or in the policy, and publish that part again.',
  }));
}
