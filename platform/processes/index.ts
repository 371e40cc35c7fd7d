export { inOwnProcess, whenUsed } from './processes';
