import { z } from 'zod';

/** What the name of a deployment looks like, as the source of a regular expression. */
export const DEPLOYMENT_NAME = '\\d{6}-[0-9a-f]{12}';

const named = (source: string, problem: string) => z.string().regex(new RegExp(`^${source}$`), problem);

export const partName = named('[a-z][a-z0-9-]{0,39}', 'is not the name of a part');
export const releaseId = named('[0-9a-f]{16}', 'is not a release id');
export const deploymentName = named(DEPLOYMENT_NAME, 'is not the name of a deployment');
export const previewId = named('[0-9a-f]{32}', 'is not the id of a preview');
export const sha256 = named('[0-9a-f]{64}', 'is not a SHA-256 in hexadecimal');
/** Of a content file, such as `hero` or `versions/v1`. */
export const contentName = z.string().max(100);
/** A moment in UTC: `2026-11-21T05:00:00.000Z`. */
export const moment = z.iso.datetime();
/** A reason: one line. */
export const reason = z.string().trim().max(500);
/** One release of one part. */
export const releaseName = z.strictObject({ part: partName, release: releaseId });

/** `legal@3fa9c2d41b7e0011` */
export const releaseWord = z.templateLiteral([partName, '@', releaseId]);

/** How many others may go live with a candidate: more than a site has parts. */
export const MAX_TOGETHER = 100;

export type ReleaseName = z.infer<typeof releaseName>;

/** Which others are to go live with a candidate, in its address: `legal@3fa9c2d41b7e0011,shell@…`. */
export const togetherSchema = z.object({
  together: z
    .string()
    .transform((words) => words.split(','))
    .pipe(z.array(releaseWord).max(MAX_TOGETHER))
    .optional(),
});
