import { tableRoutes } from '../../shell/routes/table-routes';

/** The path of every page that the site has, in English: those of the table of parts. */
export const sitePaths: string[] = tableRoutes.map(({ path }) => path);
