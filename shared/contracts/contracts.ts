export * from './page-lock';
export * from './remote-page';
