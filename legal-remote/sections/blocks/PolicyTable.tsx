import type { TableBlock, PermissionIconName } from '../../policy/policy.schema';
import { UnconfirmedMark } from '../draft/UnconfirmedMark';
import { RichText } from './RichText';
import { table as styles } from './table.styles';
import { Bell, Camera, HardDrive, MapPin, Mic, Power, Sun, Vibrate, Wifi } from 'lucide-react';

const ICONS = {
  internet: Wifi,
  location: MapPin,
  camera: Camera,
  storage: HardDrive,
  vibrate: Vibrate,
  boot: Power,
  notifications: Bell,
  wakeLock: Sun,
  audio: Mic,
};

interface PolicyTableProps {
  table: TableBlock;
  /** Whether a heading right above has the words of the caption, which is then hidden but still names the table. */
  isCaptionRepeated: boolean;
}

/**
 * A table with one card for each row on narrow screens. The style sheet does this by `display`. Chromium, Firefox, and
 * Safari from version 17 give assistive technology rows and columns all the same, so the elements need no roles.
 */
export function PolicyTable({ table: { caption, columns, rows }, isCaptionRepeated }: PolicyTableProps) {
  const [first, ...others] = Object.keys(columns);

  return (
    // Of a long section, the tables are the most: on phones each is laid out in a task of its own.
    <table className={styles.root} data-below-fold>
      <caption className={isCaptionRepeated ? styles.hidden : styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          {Object.entries(columns).map(([key, label]) => (
            <th key={key} scope="col" className={styles.columnHead}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map(({ cells, icon, confirmed }, index) => (
          <tr key={index} className={styles.row}>
            <th scope="row" className={styles.rowHead}>
              {icon && <PermissionIcon name={icon} />}
              <RichText>{cells[first!]!}</RichText>
              <UnconfirmedMark confirmed={confirmed} />
            </th>
            {others.map((key) => (
              <td
                key={key}
                data-label={columns[key]}
                className={others.length === 1 ? styles.onlyCell : styles.cell}
              >
                <div>
                  <RichText>{cells[key]!}</RichText>
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PermissionIcon({ name }: { name: PermissionIconName }) {
  const Icon = ICONS[name];
  return <Icon aria-hidden className={styles.icon} />;
}
