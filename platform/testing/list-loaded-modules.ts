import { openStore } from '@site/ledger';

/** Opens the folder store named by its argument and prints every module that was loaded for it, a line each. */
async function run(): Promise<void> {
  await openStore(process.argv[2]!, { env: {} });
  console.log(Object.keys(require.cache).join('\n'));
}

void run();
