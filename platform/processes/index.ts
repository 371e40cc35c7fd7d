export { inOwnProcess, isRunning, whenUsed } from './processes';
