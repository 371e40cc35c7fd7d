export { inOwnProcess } from './own-process';
export { whenUsed } from './processor-time';
