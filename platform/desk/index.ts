export type { Act } from './api/acts';
export { startDesk } from './server/desk';
export type { PublicDesk } from './server/context/desk-context';
export type { AuditLine } from './server/security/audit';
export { buildScreens } from './server/built-screens';
