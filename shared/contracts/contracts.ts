export * from './page-deployment';
export * from './released-page';
export * from './remote-page';
export * from './shell-release';
export * from './toasts';
export * from './visit-beacons';

/**
 * A module whose exports are what a contract expects and nothing else; tsc fails where the two drift apart:
 * `export type Contract = Fits<ComposedExposedModule, typeof import('./LandingPage.compose')>`. An export under a name that the contract does
 * not have would never be called, and one that is optional would go missing without a word.
 */
export type Fits<
  Expected,
  Module extends Expected & { [Name in Exclude<keyof Module, keyof Expected>]: never },
> = Module;
