/** The public path below which every release has its browser files: `/_r/<part>/<release>/<file>`. */
export const RELEASES_PATH = '/_r/';

/** The public path below which previews hang: `/_preview/<id>/`. */
export const PREVIEWS_PATH = '/_preview/';

/** Stands in a released page for the path that the site hangs under. */
export const BASE_PATH_MARK = '/__site__';

/** Stands in a released page, with the part's name and a slash behind it, for the public folder of its release. */
export const RELEASE_MARK = '/__base__/';
