export {
  because,
  CONTROL_CHARACTERS,
  endedOnce,
  escape,
  formatAge,
  formatCount,
  formatDuration,
  formatKilobytes,
  formatShare,
  formatTable,
  groupsOf,
  OWN_COLORS,
  personAddress,
  personName,
  WHITE_ON_BLACK,
} from './words';
export { dayInIndia, formatDay, formatTime, indianTime, plainTime, shortTime, ZONE_OFFSET } from './time';
export { capitalised, partName, partNames } from './part-names';
