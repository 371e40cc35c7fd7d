import { z } from 'zod';

/** Names in braces that the page fills in by itself. */
export const fillsIn = ['line', 'count'];

const text = z.string().min(1);

/** The words of the strip on top of a site that still shows values of the example business. */
export const exampleStripSchema = z.strictObject({
  title: text,
  /** Stands before the name of the file. */
  where: text,
  missing: z.string().regex(/\{count\}/, 'must hold {count}'),
  line: z.string().regex(/\{line\}/, 'must hold {line}'),
});

export type ExampleStripContent = z.infer<typeof exampleStripSchema>;
