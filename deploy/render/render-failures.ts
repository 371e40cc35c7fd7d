import type { PartBuild } from '../records/part-build';
import { SiteError } from '../store/site-error';
import type { CallFailure } from './render-box';

export interface FailingPage {
  path: string;
  build: Pick<PartBuild, 'part' | 'release'>;
}

export function pageFailed(failure: CallFailure, { path, build }: FailingPage): SiteError {
  const { part, release } = build;
  return new SiteError(
    'page-failed',
    `The page ${path} of ${part}@${release} cannot be rendered: ${withPlace(failure)}.`,
    remedyFor(part),
    { cause: failure },
  );
}

export function shellFailed(failure: CallFailure, { release }: PartBuild): SiteError {
  return new SiteError(
    'shell-failed',
    `The frame of shell@${release} cannot be rendered: ${withPlace(failure)}.`,
    remedyFor('shell'),
    { cause: failure },
  );
}

function remedyFor(part: string): string {
  return `Put it right in ${part}, and publish it again. What is live was not changed.`;
}

function withPlace(failure: CallFailure): string {
  const place = placeIn(failure);
  const fact = failure.message.replace(/\.$/, '');
  return place ? `${fact} (${place})` : fact;
}

/** The first line of a trace that lies in a release's file, such as `landing/LandingPage.js:1204:9`. */
function placeIn({ trace }: CallFailure): string | null {
  return /(?:^|\(|at )([a-z][a-z0-9-]*\/\w+\.js:\d+(?::\d+)?)/m.exec(trace)?.[1] ?? null;
}
