import { z } from 'zod';

interface BuildStats {
  errors?: { message: string; moduleName?: string }[];
  children?: BuildStats[];
}

const statsSchema: z.ZodType<BuildStats> = z.lazy(() =>
  z.object({
    errors: z.array(z.object({ message: z.string(), moduleName: z.string().optional() })).optional(),
    children: z.array(statsSchema).optional(),
  }),
);

/**
 * What went wrong in a build, each once: the builds for browser and server meet the same error.
 * @param output as webpack prints it with `--json`
 * @returns null when it is not such output, or names no error
 */
export function buildErrors(output: string): string[] | null {
  try {
    const errors = [...new Set(errorsIn(statsSchema.parse(JSON.parse(output))))];
    return errors.length > 0 ? errors : null;
  } catch {
    return null;
  }
}

function errorsIn({ errors = [], children = [] }: BuildStats): string[] {
  return [...errors.map(sentenceOf), ...children.flatMap(errorsIn)];
}

/** Our own loaders name the file by themselves; other errors need the module's name. */
function sentenceOf({ message, moduleName }: { message: string; moduleName?: string }): string {
  const own = /^Module build failed \(from [^)]*\/shared\/build\/[^)]*\):\n(?:Error: )?([\s\S]*)$/.exec(
    message,
  );
  if (own) return own[1]!.trim();
  return moduleName ? `${moduleName}: ${message.trim()}` : message.trim();
}
