import { contentTypes } from '../../addresses/content-types';
import { documentHeaders, securityHeaders } from '../../addresses/headers';
import { isNotFoundFile, pathOfFile } from '../../addresses/page-files';
import { policyOfFile } from '../../addresses/page-policy';

/** The folder of these files among a site's composed files. No address begins with `_`, so nobody is served them. */
const NGINX_FOLDER = '_nginx';

/**
 * What `deploy/serve/hosts/nginx/site.conf` includes, by name: the headers of every answer and of documents, and the policy of each
 * page under `<tree>/<file>`. nginx reads them when it starts or reloads, and a page can be newer than that; then
 * its policy is the one that it carries itself (decision 12). Of previews nginx reads nothing.
 * @param tree name by which nginx knows the folder: the deployment's
 */
export function nginxFiles(tree: string, files: Record<string, unknown>): Record<string, string> {
  return {
    [`${NGINX_FOLDER}/every-answer.conf`]: lines([...contentTypeLines(), ...headerLines(securityHeaders)]),
    [`${NGINX_FOLDER}/documents.conf`]: lines(headerLines(documentHeaders)),
    [`${NGINX_FOLDER}/policies.conf`]: lines(policyLines(tree, files)),
  };
}

function contentTypeLines(): string[] {
  const types = Object.entries(contentTypes).map(([extension, type]) => `  "${type}" ${extension.slice(1)};`);
  return ['types {', ...types, '}'];
}

function headerLines(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
}

function policyLines(tree: string, files: Record<string, unknown>): string[] {
  return Object.entries(files).flatMap(([name, content]) => {
    // A shell names its pages. Only names that have an address are plain enough to stand in a configuration.
    const isPlain = isNotFoundFile(name) || pathOfFile(name) !== null;
    const policy = isPlain && policyOfFile(name, content);
    return policy ? [`"${tree}/${name}" "${policy}";`] : [];
  });
}

function lines(all: string[]): string {
  return all.map((line) => `${line}\n`).join('');
}
