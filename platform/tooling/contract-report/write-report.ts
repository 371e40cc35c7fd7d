/** Writes the report of what parts take from each other, once its version was raised: `npm run contract`. */
import {
  contractReport,
  contractVersion,
  forgottenVersion,
  keepReport,
  readKeptReport,
  REPORT_FILE,
} from './contract-report';

const now = { version: contractVersion, report: contractReport() };
const forgotten = forgottenVersion(readKeptReport(), now);
if (forgotten === null) keepReport(now);
process.stdout.write(`${forgotten ?? `${REPORT_FILE} is that of version ${now.version}.`}\n`);
process.exitCode = forgotten === null ? 0 : 1;
