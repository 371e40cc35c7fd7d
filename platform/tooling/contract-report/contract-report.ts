import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { convertCompilerOptionsFromJson, createProgram, readConfigFile, sys } from 'typescript';

const ROOT = resolve(__dirname, '../../..');

/** What parts take from each other in the browser: pages with what the shell gives them, and what they tell the visitor. */
const MODULES = { pages: 'shared/contracts/remote-page', toasts: 'shared/contracts/toasts' };

/** What API Extractor notes of comments. */
const ON_COMMENTS = /^ *\/\/ (@public|\(undocumented\)|\(No @packageDocumentation).*\n/gm;

/** In the working copy: packages are found from there. */
const WORK = join(ROOT, '.cache');

/**
 * Everything that the shell and a remote know of each other, with its types, as text: two reports of API Extractor.
 * Comments are not in it, and not how anything works.
 */
export function contractReport(): string {
  mkdirSync(WORK, { recursive: true });
  const folder = mkdtempSync(join(WORK, 'contract-'));
  try {
    writeDeclarations(folder);
    return Object.entries(MODULES)
      .map(([name, module]) => reportOn(folder, name, module))
      .join('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeDeclarations(folder: string): void {
  const { config } = readConfigFile(join(ROOT, 'shared/tsconfig.base.json'), (file) =>
    sys.readFile(file),
  ) as {
    config: { compilerOptions: object };
  };
  const { options } = convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  const files = [...Object.values(MODULES).map((module) => `${module}.ts`), 'shared/assets.d.ts'];
  const emitting = { noEmit: false, declaration: true, emitDeclarationOnly: true };
  createProgram(
    files.map((file) => join(ROOT, file)),
    { ...options, ...emitting, outDir: folder, rootDir: ROOT },
  ).emit();
}

/** @throws Error with what API Extractor says, when it fails */
function reportOn(folder: string, name: string, module: string): string {
  const errors: string[] = [];
  const { succeeded } = Extractor.invoke(extractorConfig(folder, name, module), {
    localBuild: true,
    messageCallback: (message) => {
      if (message.logLevel === 'error') errors.push(message.text);
      message.handled = true;
    },
  });
  if (!succeeded) throw new Error(`The report on ${module}.ts failed:\n${errors.join('\n')}`);
  const [code = ''] = /^```ts\n.*```\n/ms.exec(readFileSync(join(folder, `${name}.api.md`), 'utf8')) ?? [];
  return `## ${module}.ts\n\n${code.replace(ON_COMMENTS, '').replace(/\n{3,}/g, '\n\n')}`;
}

function extractorConfig(folder: string, name: string, module: string): ExtractorConfig {
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(ROOT, 'shared/package.json'),
    configObject: {
      newlineKind: 'lf',
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, `${module}.d.ts`),
      compiler: {
        overrideTsconfig: {
          extends: join(ROOT, 'shared/tsconfig.base.json'),
          compilerOptions: { types: [] },
          files: [join(folder, `${module}.d.ts`)],
        },
      },
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFolder: folder,
        reportTempFolder: join(folder, 'temp'),
        reportFileName: `${name}.api.md`,
      },
      docModel: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });
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
