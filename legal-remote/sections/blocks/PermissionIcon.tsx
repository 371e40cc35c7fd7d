import { Bell, Camera, HardDrive, MapPin, Mic, Power, Sun, Vibrate, Wifi } from 'lucide-react';
import type { PermissionIconName } from '../../policy/block.schema';
import { table as styles } from './table.styles';

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

export function PermissionIcon({ name }: { name: PermissionIconName }) {
  const Icon = ICONS[name];
  return <Icon aria-hidden className={styles.icon} />;
}
