export * from './offline-list';
export * from './page-lock';
export * from './remote-page';
