import { describeOnCeph, makeCephBucket } from '../testing/ceph/use-ceph';
import { describeStoreContract } from '../testing/store.contract';
import { connectToBucket } from './s3-bucket';
import { S3Store } from './s3-store';

const PAGE_SIZE = 10;

describeOnCeph('on Ceph', () => {
  describeStoreContract('in a bucket', async () => {
    const { name, env } = await makeCephBucket();
    const opened: S3Store[] = [];
    const open = async () => {
      const bucket = await connectToBucket(name, 'some/prefix', env);
      const store = new S3Store(bucket, { pageSize: PAGE_SIZE });
      opened.push(store);
      return store;
    };
    return {
      store: await open(),
      reopen: open,
      close: () => Promise.resolve(opened.forEach((store) => store.close())),
    };
  });
});
