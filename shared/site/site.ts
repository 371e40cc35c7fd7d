export { businessValues, hasMissingValues, missingValues } from './business-values';
export type { BusinessValues } from './business-values.schema';
export { fillIn } from './fill-in';
export * from './links';
export type { MissingValue } from './missing-value';
