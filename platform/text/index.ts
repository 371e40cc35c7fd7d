export { CONTROL_CHARACTERS } from './control-characters';
export { escape } from './escape';
export { formatKilobytes } from './kilobytes';
export { formatShare } from './share';
export { formatAge, formatCount, formatDuration, formatTable, personName } from './table';
export { OWN_COLORS, WHITE_ON_BLACK } from './terminal-colors';
export { ZONE_OFFSET, dayInIndia, formatDay, formatTime, indianTime, plainTime, shortTime } from './time';
