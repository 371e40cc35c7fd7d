import leven from 'leven';

/** Every variable of the environment that the command reads and that has its name from the site. */
export const SETTINGS = [
  'SITE_AUTHOR',
  'SITE_BUSINESS_VALUES',
  'SITE_CACHE',
  'SITE_DESK_URL',
  'SITE_KEY',
  'SITE_KEY_PASSPHRASE',
  'SITE_MAIL_FROM',
  'SITE_MAIL_URL',
  'SITE_NOTIFY_SECRET',
  'SITE_NOTIFY_URL',
  'SITE_PEOPLE',
  'SITE_PREVIEW_ORIGIN',
  'SITE_PREVIEW_SECRET',
  'SITE_S3_ENDPOINT',
  'SITE_SIGNING_KEY',
  'SITE_STORE',
  'SITE_TIMESTAMP_CA',
  'SITE_TIMESTAMP_URL',
];

/** Takes away what is set and empty, such as `AWS_REGION=`: it counts as unset, for what reads the environment by itself, too. */
export function unsetEmpty(env: NodeJS.ProcessEnv): void {
  for (const [name, value = ''] of Object.entries(env))
    if (/^(SITE|AWS)_/.test(name) && value.trim() === '') delete env[name];
}

const PREFIX = 'SITE_';

/** More letters than these, or than half of a name, and it is another program's. */
const MAX_WRONG_LETTERS = 3;

/** The variables that no command reads and that are nearly one of its own, by name, with that one. */
export function misspeltSettings(env: NodeJS.ProcessEnv): [name: string, meant: string][] {
  const unknown = Object.keys(env).filter((name) => name.startsWith(PREFIX) && !SETTINGS.includes(name));
  return unknown.flatMap((name) => {
    const [nearest] = SETTINGS.map((meant) => ({ meant, wrong: leven(name, meant) })).sort(
      (one, other) => one.wrong - other.wrong,
    );
    const { meant, wrong } = nearest!;
    const isMeant = wrong <= MAX_WRONG_LETTERS && wrong <= (meant.length - PREFIX.length) / 2;
    return isMeant ? [[name, meant] as [string, string]] : [];
  });
}
