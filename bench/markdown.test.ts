import { withSection } from './markdown';

const PAGE = '# Costs\n\nWritten by a command.\n\n## Bytes\n\nMany.\n\n## Times\n\nShort.\n';

it('puts a section of a page in place of the one of the same title', () => {
  expect(withSection(PAGE, '## Bytes\n\nFew.').join('\n\n')).toBe(PAGE.trimEnd().replace('Many', 'Few'));
});

it('puts a section that a page does not have at its end', () => {
  expect(withSection(PAGE, '## Memory\n\nNone.').join('\n\n')).toBe(
    `${PAGE.trimEnd()}\n\n## Memory\n\nNone.`,
  );
});
