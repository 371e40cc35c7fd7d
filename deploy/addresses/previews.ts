/** The public path below which previews hang: `/_preview/<id>/`. */
export const PREVIEWS_PATH = '/_preview/';

/** Path that a preview's site hangs under, without a slash at its end. */
export function previewBase(id: string): string {
  return PREVIEWS_PATH + id;
}

/** Path that a preview is opened at. */
export function previewPath(id: string): string {
  return `${previewBase(id)}/`;
}
