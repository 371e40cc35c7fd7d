import type { Command } from 'commander';

/** What may follow the words of a command, such as `people add`: commands below it, and options. */
interface Place {
  words: string[];
  next: { word: string; description: string }[];
}

const CALL = 'npm run --silent site --';

/** By shell, what it runs to have `site` as a word of its own in the working copy, and complete what follows. */
export const COMPLETIONS: Record<string, (program: Command) => string> = {
  bash: bashScript,
  // zsh has a shim for what is written for bash.
  zsh: (program) =>
    `autoload -U +X compinit bashcompinit && compinit && bashcompinit\n${bashScript(program)}`,
  fish: fishScript,
};

/** Those of nested commands first. */
function placesIn({ commands, options }: Command, words: string[] = []): Place[] {
  const shown = options.filter(({ hidden }) => !hidden);
  const next = [
    ...commands.map((command) => ({ word: command.name(), description: command.description() })),
    ...shown.map(({ long, description }) => ({ word: long!, description })),
  ];
  return [...commands.flatMap((command) => placesIn(command, [...words, command.name()])), { words, next }];
}

function bashScript(program: Command): string {
  const cases = placesIn(program).map(
    ({ words, next }) => `    "${words.join(' ')}"*) next="${next.map(({ word }) => word).join(' ')}" ;;\n`,
  );
  return `site() { ${CALL} "$@"; }
_site() {
  local next
  case "\${COMP_WORDS[*]:1:$((COMP_CWORD - 1))}" in
${cases.join('')}  esac
  COMPREPLY=($(compgen -W "$next" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _site site
`;
}

function fishScript(program: Command): string {
  const lines = placesIn(program).flatMap(({ words, next }) => {
    const seen = words.map((word) => `__fish_seen_subcommand_from ${word}`);
    const where = seen.join('; and ') || '__fish_use_subcommand';
    return next.map(({ word, description }) => {
      const what = word.replace(/^(--)?/, (_, option) => (option ? '-l ' : '-a '));
      return `complete -c site -n '${where}' ${what} -d '${description.replace(/[\\']/g, '\\$&')}'\n`;
    });
  });
  return `function site; ${CALL} $argv; end\n${lines.join('')}`;
}
