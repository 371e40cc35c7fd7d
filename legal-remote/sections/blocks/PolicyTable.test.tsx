import { render, screen } from '@testing-library/react';
import type { TableBlock } from '../../policy/policy.schema';
import { DraftMarks } from '../draft/UnconfirmedMark';
import { PolicyBlock } from './PolicyBlock';
import { PolicyTable } from './PolicyTable';
import { table as styles } from './table.styles';

const permissions: TableBlock = {
  kind: 'table',
  caption: 'What the app may use',
  columns: { permission: 'Permission', use: 'What for', needed: 'Needed' },
  rows: [
    {
      cells: { permission: 'Camera', use: '**Scans** codes', needed: 'No' },
      icon: 'camera',
      confirmed: true,
    },
    { cells: { permission: 'Other', use: 'Nothing', needed: 'No' }, confirmed: false },
  ],
};
/** The same with two columns. */
const short: TableBlock = {
  ...permissions,
  columns: { permission: 'Permission', use: 'What for' },
  rows: [{ cells: { permission: 'Camera', use: 'Scans codes' }, confirmed: true }],
};

const textOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

it('has the name of its column for each cell of a card, unless the row has one cell alone', () => {
  const { rerender } = render(<PolicyTable table={permissions} isCaptionRepeated={false} />);
  const cells = screen.getAllByRole('cell');
  expect(cells.map(({ dataset }) => dataset.label)).toEqual(['What for', 'Needed', 'What for', 'Needed']);
  for (const cell of cells) expect(cell).toHaveClass(styles.cell);

  rerender(<PolicyTable table={short} isCaptionRepeated={false} />);
  expect(screen.getByRole('cell')).toHaveClass(styles.onlyCell);
});

it('draws what a permission is for in the row that has a picture', () => {
  render(<PolicyTable table={permissions} isCaptionRepeated={false} />);

  const [camera, other] = screen.getAllByRole('rowheader');
  expect(camera!.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(other!.querySelector('svg')).toBeNull();
});

it('marks a row that is not confirmed in the draft view', () => {
  render(
    <DraftMarks value="not confirmed">
      <PolicyTable table={permissions} isCaptionRepeated={false} />
    </DraftMarks>,
  );

  expect(textOf(screen.getAllByRole('rowheader'))).toEqual(['Camera', 'Other not confirmed']);
});

it.each<[string, string, object | undefined]>([
  [
    'hides its caption below a heading of the same words',
    styles.hidden,
    { kind: 'heading', title: permissions.caption },
  ],
  ['shows its caption below a heading of other words', styles.caption, { kind: 'heading', title: 'The app' }],
  ['shows its caption below anything else', styles.caption, { kind: 'text', title: permissions.caption }],
  ['shows its caption at the beginning of a section', styles.caption, undefined],
])('%s', (_, look, previous) => {
  const props = { block: permissions, previous } as unknown as Parameters<typeof PolicyBlock>[0];
  render(<PolicyBlock {...props} />);

  expect(screen.getByText(permissions.caption)).toHaveClass(look);
});
