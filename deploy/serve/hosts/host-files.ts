import { HEADERS_FILE, headersFile } from './headers-file';
import { nginxFiles } from './nginx-files';

/**
 * What other web servers read beside a site's files, by name: the headers of each answer.
 * @param tree name by which the server knows the folder: the deployment's, or `preview-<id>`
 * @param basePath '' for the live site, `/_preview/<id>` for a preview
 * @param files text of the pages by name; of other files the names are enough
 */
export function hostFiles(
  tree: string,
  basePath: string,
  files: Record<string, unknown>,
): Record<string, string> {
  return { ...nginxFiles(tree, files), [HEADERS_FILE]: headersFile([{ basePath, files }]) };
}
