import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { convertCompilerOptionsFromJson, createProgram, readConfigFile, sys } from 'typescript';

const ROOT = resolve(__dirname, '../../..');

/** What parts take from each other in the browser: pages with what the shell gives them, and what they tell the visitor. */
const MODULES = ['shared/contracts/remote-page.ts', 'shared/contracts/toasts.ts'];

/**
 * Everything that the shell and a remote know of each other, with its types, as text: the declarations of these modules and of what
 * they import here. Comments are not in it, and not how anything works.
 */
export function contractReport(): string {
  const { config } = readConfigFile(join(ROOT, 'shared/tsconfig.base.json'), (file) =>
    sys.readFile(file),
  ) as { config: { compilerOptions: object } };
  const { options } = convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  const emitting = { noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments: true };
  const files = [...MODULES, 'shared/assets.d.ts'].map((file) => join(ROOT, file));
  const sections: string[] = [];
  createProgram(files, { ...options, ...emitting }).emit(undefined, (file, text) =>
    sections.push(`## ${relative(ROOT, file)}\n\n\`\`\`ts\n${text}\`\`\`\n`),
  );
  return sections.sort().join('\n');
}

/** Where the report is kept, from the project's root. */
export const REPORT_FILE = 'platform/tooling/contract-report/contract.api.md';

const path = join(__dirname, 'contract.api.md');

const HEAD = '# What parts take from each other\n\nWritten by `npm run contract`, from the source.';

/** The report as it is kept, and the version of `shared/package.json` that it was made for. */
interface KeptReport {
  version: string;
  report: string;
}

export function readKeptReport(): KeptReport {
  const [, version = '', report = ''] = /^Version (\S+)\.\n\n(.*)$/ms.exec(readFileSync(path, 'utf8')) ?? [];
  return { version, report };
}

export function keepReport({ version, report }: KeptReport): void {
  writeFileSync(path, `${HEAD}\n\nVersion ${version}.\n\n${report}`);
}

/** The version that parts agree on (`shared/federation.js`). */
export function contractVersion(): string {
  return (
    JSON.parse(readFileSync(require.resolve('@site/shared/package.json'), 'utf8')) as { version: string }
  ).version;
}

/**
 * What forbids to keep a report: what parts take from each other has changed, and their version has not.
 * @returns a sentence and what to do; null when nothing does
 */
export function forgottenVersion(kept: KeptReport, now: KeptReport): string | null {
  if (now.report === kept.report || now.version !== kept.version) return null;
  return (
    `What parts take from each other changed, and shared/package.json still says ${now.version}. ` +
    'Raise it (the first number when something went away or means another thing, the second when something was added), ' +
    'then write the report again: npm run contract'
  );
}
