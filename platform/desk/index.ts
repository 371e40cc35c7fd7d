export type { Act } from './api/acts';
export { startDesk, type PublicDesk } from './server/desk';
export type { AuditLine } from './server/security/audit';
export { buildScreens } from './server/built-screens';
