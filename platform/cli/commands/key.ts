import { Command, Option } from 'commander';
import { formatKeyLine, keyFileOf, keyIdOf, makeKey, pemOf, readSigner, shortKeyId } from '@site/ledger';
import { SiteError } from '@site/errors';
import type { Context } from '../context/context';

/** The part of `site people` that is about one's own key. */
export function keyCommand(contextOf: () => Context): Command {
  return new Command('key')
    .description('the key that you sign with: which one it is, and its public half')
    .option('--new', 'make one, in a file that only you can read; SITE_KEY_PASSPHRASE locks it')
    .addOption(
      new Option(
        '--owner <name and address>',
        'whose the new one is: "Lata Rao <lata@brand.in>" (default: who runs it)',
      ).implies({ new: true }),
    )
    .action(async ({ new: isNew, owner }: { new?: boolean; owner?: string }) =>
      isNew ? reportNew(contextOf(), owner) : showKey(contextOf()),
    );
}

async function reportNew(context: Context, owner: string | undefined): Promise<void> {
  const file = keyFileOf(context.env);
  if (!file)
    throw new SiteError(
      'key-file-refused',
      'Nothing says where your key is to lie: the environment names no home.',
      'Name its file with SITE_KEY.',
    );
  const made = await makeKey(file, owner ?? (await context.author()), context.env.SITE_KEY_PASSPHRASE);
  const { name, id: email, publicKey } = made;
  const [id, key] = [keyIdOf(publicKey), formatKeyLine(made)];
  context.report.result(
    `Your key ${shortKeyId(id)} is in ${file}: keep it to yourself.\nFor an editor, who proposes that it counts: npm run site -- people add "${key}"\nOf a machine, such as CI, an editor pastes this line at the desk (People, “Add a machine”), or adds --machine: ${key}`,
    { status: 'made', file, name, email, id, publicKey: pemOf(publicKey), key },
  );
}

async function showKey({ env, report }: Context): Promise<void> {
  const signer = await readSigner(env);
  if (!signer)
    throw new SiteError('key-missing', 'You have no key here.', 'Make one: npm run site -- people key --new');
  const [id, publicKey] = [keyIdOf(signer.publicKey), pemOf(signer.publicKey)];
  report.result(`${id}\n${publicKey}`.trimEnd(), { id, publicKey });
}
