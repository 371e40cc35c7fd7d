import type { TableBlock } from '../../policy/block.schema';
import { PermissionIcon } from './PermissionIcon';
import { RichText } from './RichText';
import { table as styles } from './table.styles';
import { ToConfirm } from './ToConfirm';

interface PolicyTableProps {
  table: TableBlock;
  /** Whether a heading right above says what the caption says; the table keeps it as its name. */
  isCaptionRepeated: boolean;
  toConfirm: string;
}

/**
 * A table that turns into one card per row on narrow screens. The roles say what it is even then: browsers take a
 * table's meaning away when its display changes.
 */
export function PolicyTable({
  table: { caption, columns, rows },
  isCaptionRepeated,
  toConfirm,
}: PolicyTableProps) {
  const [first = '', ...others] = Object.keys(columns);

  return (
    <table role="table" className={styles.root}>
      <caption className={isCaptionRepeated ? styles.hidden : styles.caption}>{caption}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {Object.entries(columns).map(([key, label]) => (
            <th key={key} role="columnheader" scope="col" className={styles.columnHead}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {rows.map(({ cells, icon, confirmed }, index) => (
          <tr key={index} role="row" className={styles.row}>
            <th role="rowheader" scope="row" className={styles.rowHead}>
              {icon && <PermissionIcon name={icon} />}
              <RichText>{cells[first] ?? ''}</RichText>
              <ToConfirm confirmed={confirmed} label={toConfirm} />
            </th>
            {others.map((key) => (
              <td
                key={key}
                role="cell"
                data-label={columns[key]}
                className={others.length === 1 ? styles.onlyCell : styles.cell}
              >
                <div>
                  <RichText>{cells[key] ?? ''}</RichText>
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
