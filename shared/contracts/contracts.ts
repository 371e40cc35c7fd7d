export type { Fits } from './fits';
export * from './lettering';
export * from './page-deployment';
export * from './public-paths';
export * from './released-page';
export * from './remote-page';
export * from './shell-release';
export * from './toasts';
export * from './visit-beacons';
