import { z } from 'zod';

const errorSchema = z.object({ message: z.string(), moduleName: z.string().optional() });
const statsSchema = z.object({
  errors: z.array(errorSchema).default([]),
  get children() {
    return z.array(statsSchema).default([]);
  },
});

type BuildError = z.infer<typeof errorSchema>;

/**
 * What went wrong in a build, each once: the builds for browser and server meet the same error.
 * @param output as webpack prints it with `--json`
 * @returns null when it is not such output, or names no error
 */
export function buildErrors(output: string): string[] | null {
  try {
    const found = errorsIn(statsSchema.parse(JSON.parse(output)));
    const direct = found.filter(({ message }) => !ECHO.test(message));
    const errors = [...new Set((direct.length > 0 ? direct : found).map(sentenceOf))];
    return errors.length > 0 ? errors : null;
  } catch {
    return null;
  }
}

/**
 * A module that is run at build time and met a refusal below it, which is named by itself. Webpack may keep what the
 * refusal said the time before: the hash of a module that failed is the same whatever failed.
 */
const ECHO =
  /^Module build failed .*\n(Error: )?Execution of module code from module graph .* failed: Module build failed/;

/** A module that is run at build time, and refuses what it has read: the sentence is its own. */
const RUN_AT_BUILD =
  /^Module build failed \(from [^)]*\/run-at-build\.js\):\n(?:Error: )?Execution of module code from module graph \(.*\) failed: ((?!Module build failed)[\s\S]+)$/;

function errorsIn({ errors, children }: z.infer<typeof statsSchema>): BuildError[] {
  return [...errors, ...children.flatMap(errorsIn)];
}

/** Our own loaders name the file by themselves; other errors need the module's name. */
function sentenceOf({ message, moduleName }: BuildError): string {
  const own = /^Module build failed \(from [^)]*\/tooling\/build\/[^)]*\):\n(?:Error: )?([\s\S]*)$/.exec(
    message,
  );
  if (own) return own[1]!.trim();
  const said = RUN_AT_BUILD.exec(message)?.[1];
  if (said) return said.trim();
  return moduleName ? `${moduleName}: ${message.trim()}` : message.trim();
}
