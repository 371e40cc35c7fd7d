import fs from 'node:fs/promises';
import S3rver from 's3rver';
import type { S3Environment } from '../store/s3-bucket';
import { startConditionalFront, type ConditionalFront } from './conditional-front';
import { makeTemporaryFolder } from './temporary-folder';

export interface S3TestServer {
  /** Between the store and the server: adds the conditions, and disturbs on demand. */
  front: ConditionalFront;
  /** For `openStore` and `connectToBucket`: through the front. */
  env: S3Environment;
  /** Past the front, to the server that ignores conditions. */
  plainEnv: S3Environment;
  close(): Promise<void>;
}

/** An S3 server on this machine with the bucket `site`, and a front that gives it conditional writes. */
export async function startS3TestServer(): Promise<S3TestServer> {
  const directory = await makeTemporaryFolder();
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'site' }],
  });
  const { port } = await server.run();
  const front = await startConditionalFront(port);
  const env = (endpoint: string): S3Environment => ({
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    SITE_S3_ENDPOINT: endpoint,
  });

  return {
    front,
    env: env(front.url),
    plainEnv: env(`http://127.0.0.1:${port}`),
    close: async () => {
      await front.close();
      await server.close();
      await fs.rm(directory, { recursive: true });
    },
  };
}
