import { runSite } from './run-site';

/** Every `npm run site -- …` in a text, word by word, without what the shell would fill in. */
export function commandLinesIn(text: string): string[][] {
  const lines = text.match(/npm run (?:--silent )?site -- [^\n`|]*/g) ?? [];
  return lines.map((line) =>
    line
      .replace('--silent ', '')
      .replace(/"[^"]*"/g, 'words')
      .replace(/[;:,.()]*$/, '')
      .split(/\s+/)
      .slice(4),
  );
}

/**
 * What is wrong with a command line, or null: a command or an option that the `site` command does not have.
 * @param words as typed after `npm run site --`
 */
export async function validateCommandLine([command = '', ...words]: string[]): Promise<string | null> {
  if (!/^[a-z]+$/.test(command)) return `${command} is no command`;
  // Of a command such as "people add", the help of its second word.
  const [second = ''] = words;
  const { exitCode, stdout } = await runSite(
    '/',
    command,
    ...(/^[a-z]+$/.test(second) ? [second] : []),
    '--help',
  );
  if (exitCode !== 0) return `there is no command ${command}`;
  const options = new Set(stdout.match(/(?<![\w-])--?[a-z][a-z-]*/g));
  const unknown = words.find((word) => word.startsWith('-') && !options.has(word) && !GLOBAL.includes(word));
  return unknown ? `${command} has no option ${unknown}` : null;
}

const GLOBAL = ['--store', '--json'];
