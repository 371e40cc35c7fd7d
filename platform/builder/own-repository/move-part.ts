/** `npm run own-repository -- legal ../legal-site`: writes a repository with that part in it (docs/own-repository.md). */
import { resolve } from 'node:path';
import { ROOT } from '@site/shared/working-copy/working-copy';
import { SiteError } from '@site/errors';
import { writeRepository } from './write-repository';

const [part, folder] = process.argv.slice(2);
try {
  if (!part || !folder)
    throw new SiteError(
      'bad-arguments',
      'The part and the folder of its repository are missing.',
      'Such as: npm run own-repository -- legal ../legal-site',
    );
  const place = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  writeRepository(ROOT, { part, folder: place });
  console.log(`Written to ${place}. Next, in it: npm ci --ignore-scripts && npm test`);
} catch (error) {
  if (!(error instanceof SiteError)) throw error;
  console.error(`error: ${error.message}\n  → ${error.remedy}`);
  process.exitCode = 1;
}
