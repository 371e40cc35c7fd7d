import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
// Later versions download a Java runtime when they are installed.
import vnuJar from 'vnu-jar';
import { findJava } from './find-java';

/** A message of the checker. Errors have the type `error`, warnings the type `info` and the subtype `warning`. */
interface Message {
  type: string;
  subType?: string;
  url: string;
  message: string;
  extract?: string;
}

/** What this version of the checker does not know yet, and why it is right all the same. */
const OUTDATED = [
  // Trusted Types (W3C): directives of a content security policy.
  /^Bad value .* for attribute “content” on element “meta”: Unrecognised directive-name: "require-trusted-types-for"\. Unrecognised directive-name: "trusted-types"\.\s*$/,
  // HTML: rel=expect is the second value that goes with `blocking`.
  /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”\.$/,
  // CSS Fonts 5, CSS Sizing 4, CSS Transitions 2 and CSS Grid 2.
  /^CSS: “(size-adjust|contain-intrinsic-size)”: Property “\1” doesn't exist\.$/,
  /^CSS: “transition”: “allow-discrete” is not a “transition” value\.$/,
  /^CSS: Unrecognized at-rule “@starting-style”$/,
  /^CSS: “grid-template-rows”: “subgrid” is not a “grid-template-rows” value\.$/,
];

/**
 * Checks HTML documents with the W3C's checker (Nu Html Checker).
 * @param pages HTML by name.
 * @returns Errors and warnings, a line each, with the name and the piece of HTML.
 * @throws Error when the checker does not run.
 */
export function checkHtml(pages: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'w3c-checker-'));
  try {
    const names = new Map(Object.keys(pages).map((name, index) => [`${index}.html`, name]));
    for (const [file, name] of names) writeFileSync(join(folder, file), pages[name] as string);
    return messagesOf(folder, [...names.keys()])
      .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
      .filter(({ message }) => !OUTDATED.some((pattern) => pattern.test(message)))
      .map(
        ({ url, message, extract = '' }) => `${names.get(basename(url))}: ${message}\n    ${extract.trim()}`,
      );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function messagesOf(folder: string, files: string[]): Message[] {
  const java = findJava() as string;
  const { stdout, stderr } = spawnSync(
    java,
    ['-jar', vnuJar, '--format', 'json', '--stdout', ...files.map((file) => join(folder, file))],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  try {
    return (JSON.parse(stdout) as { messages: Message[] }).messages;
  } catch (cause) {
    throw new Error(`The HTML checker did not run: ${stderr || stdout}`, { cause });
  }
}
