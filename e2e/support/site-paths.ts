import { frameRoutes, tableRoutes } from '../../shell/routes/table-routes';

/** The path of every page that the site has, in English: those of the table of parts. */
export const sitePaths: string[] = tableRoutes.map(({ path }) => path);

/** Those that the frame links to: browsers keep them before they are read, and the specification says what is on them. */
export const framePaths: string[] = frameRoutes.map(({ path }) => path);
