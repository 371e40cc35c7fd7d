import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { gte, inc } from 'semver';
import {
  type CompilerOptions,
  convertCompilerOptionsFromJson,
  createCompilerHost,
  createProgram,
  readConfigFile,
  sys,
} from 'typescript';

const ROOT = resolve(__dirname, '../../..');

/** What parts take from each other in the browser: pages with what the shell gives them, and what they tell the visitor. */
const MODULES = ['shared/contracts/remote-page.ts', 'shared/contracts/toasts.ts'];

/**
 * Everything that the shell and a remote know of each other, with its types, as text: the declarations of these modules and of what
 * they import here. Comments are not in it, and not how anything works.
 */
export function contractReport(): string {
  const emitting = { noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments: true };
  const files = [...MODULES, 'shared/assets.d.ts'].map((file) => join(ROOT, file));
  const sections: string[] = [];
  createProgram(files, { ...compilerOptions(), ...emitting }).emit(undefined, (file, text) =>
    sections.push(`## ${relative(ROOT, file)}\n\n\`\`\`ts\n${text}\`\`\`\n`),
  );
  return sections.sort().join('\n');
}

function compilerOptions(): CompilerOptions {
  const { config } = readConfigFile(join(ROOT, 'shared/tsconfig.base.json'), (file) =>
    sys.readFile(file),
  ) as { config: { compilerOptions: object } };
  return convertCompilerOptionsFromJson(config.compilerOptions, ROOT).options;
}

/** A page that was built for the old contract, and what the shell of the new one hands it and takes from it. */
const OLD_PAGE_IN_NEW_SHELL = `
import type * as oldPage from './old/shared/contracts/remote-page';
import type * as newPage from './new/shared/contracts/remote-page';
import type * as oldToasts from './old/shared/contracts/toasts';
import type * as newToasts from './new/shared/contracts/toasts';
type Asked<Module extends { inLanguage: (...words: never[]) => unknown }> = Parameters<Module['inLanguage']>;
type Taken<Module> = Omit<Module, 'default'>;
declare const handed: [Asked<newPage.ExposedPageModule>, newPage.RemotePageProps];
declare const taken: [Taken<oldPage.ComposedPageModule>, oldToasts.Toast, typeof oldToasts];
export const fits: [Asked<oldPage.ExposedPageModule>, oldPage.RemotePageProps] = handed;
export const fit: [Taken<newPage.ComposedPageModule>, newToasts.Toast, typeof newToasts] = taken;
`;

/** Whether pages that were built for one contract fit the shell of another, by the types in both reports. */
function fitsShell(kept: string, now: string): boolean {
  const folder = join(ROOT, 'shared/.contracts');
  const program = join(folder, 'old-page-in-new-shell.ts');
  const texts = new Map([[program, OLD_PAGE_IN_NEW_SHELL]]);
  for (const [name, report] of Object.entries({ old: kept, new: now }))
    for (const [, file = '', text = ''] of report.matchAll(/^## (.*)\n\n```ts\n([^]*?)^```/gm))
      texts.set(join(folder, name, file), text);
  const options = { ...compilerOptions(), types: [] };
  const host = createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  delete host.directoryExists;
  const checked = createProgram([program], options, host);
  return checked.getSemanticDiagnostics(checked.getSourceFile(program)).length === 0;
}

/** Where the report is kept, from the project's root. */
export const REPORT_FILE = 'platform/tooling/contract-report/contract.api.md';

const path = join(ROOT, REPORT_FILE);

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
export { version as contractVersion } from '@site/shared/package.json';

/**
 * What forbids to keep a report: what parts take from each other has changed by more than their version. The gate where releases
 * meet goes by the version (`platform/gates/shared-gates.ts`).
 * @returns a sentence and what to do; null when nothing does
 */
export function forgottenVersion(kept: KeptReport, now: KeptReport): string | null {
  if (now.report === kept.report) return null;
  const isFit = fitsShell(kept.report, now.report);
  const least = inc(kept.version, isFit ? 'minor' : 'major')!;
  if (gte(now.version, least)) return null;
  return (
    `What parts take from each other changed${isFit ? '' : ' so that pages which are built already do not fit'}, and shared/package.json says ${now.version}. ` +
    `Put ${least} there (more, where something means another thing), then write the report again: npm run contract`
  );
}
