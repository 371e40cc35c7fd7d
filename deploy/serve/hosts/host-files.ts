import { HEADERS_FILE, headersFile } from './headers-file';
import { nginxFiles } from './nginx-files';

/**
 * What other web servers read beside the live site's files, by name: the headers of each answer. A preview has no such
 * files, so nothing that nobody has put live is ever part of a server's configuration.
 * @param deployment name of the deployment, by which the server knows the folder
 * @param files text of the pages by name; of other files the names are enough
 */
export function hostFiles(deployment: string, files: Record<string, unknown>): Record<string, string> {
  return { ...nginxFiles(deployment, files), [HEADERS_FILE]: headersFile(files) };
}
