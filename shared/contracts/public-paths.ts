/** The public path below which every release has its browser files: `/_r/<part>/<release>/<file>`. */
export const RELEASES_PATH = '/_r/';

/** The public path below which previews hang: `/_preview/<id>/`. */
export const PREVIEWS_PATH = '/_preview/';
