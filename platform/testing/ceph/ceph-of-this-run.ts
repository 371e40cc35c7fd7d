import { join } from 'node:path';
import { serverOfThisRun } from '../server-of-this-run';
import type { RunningCeph } from './ceph-daemons';
import { hasCeph } from './find-ceph';

/** The Ceph that all tests of this run share. It takes some 15 s to start, so `npm test` asks for it while the site is built. */
export const cephOfThisRun = () => serverOfThisRun<RunningCeph>('ceph', join(__dirname, 'keep-ceph.ts'));

if (require.main === module && hasCeph()) void cephOfThisRun();
