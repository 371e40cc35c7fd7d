import { PREVIEWS_PATH } from '@site/shared/contracts';

/** Path that a preview's site hangs under, without a slash at its end. */
export function previewBase(id: string): string {
  return PREVIEWS_PATH + id;
}

/** Path that a preview is opened at. */
export function previewPath(id: string): string {
  return `${previewBase(id)}/`;
}
