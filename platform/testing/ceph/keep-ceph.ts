import { keepForRun } from '../keep-for-run';
import { startDaemons } from './ceph-daemons';
import { CEPH_USER, makeCephUser } from './ceph-user';

/** Runs a Ceph for the processes of one test run. */
void keepForRun({
  start: async (folder, daemons) => {
    const ceph = await startDaemons(folder, daemons);
    await makeCephUser(ceph.configuration, CEPH_USER);
    return ceph;
  },
  endsBy: 'SIGKILL',
});
