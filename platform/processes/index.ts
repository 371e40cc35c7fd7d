export { inOwnProcess } from './own-process';
export { usedBy, whenUsed } from './processor-time';
