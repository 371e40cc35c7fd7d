export type { Fits } from './fits';
export * from './offline-list';
export * from './page-lock';
export * from './remote-page';
export * from './shell-module';
