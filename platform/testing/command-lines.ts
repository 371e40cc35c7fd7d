import { runSite } from './run-site';

/** Words that belong together in a command line: until a bracket, a comma, a semicolon, or the end of a sentence. */
const WORD = String.raw`(?:"[^"\n]*"|[^\s"();,\`|]*[^\s"();,\`|.:])`;
const COMMAND = new RegExp(String.raw`npm run (?:--silent )?site -- (${WORD}(?: ${WORD})*)`, 'g');

/** Every `npm run site -- …` in a text, word by word, without the quotes around words. */
export function commandLinesIn(text: string): string[][] {
  return [...text.matchAll(COMMAND)].map(([, line = '']) =>
    [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word),
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
