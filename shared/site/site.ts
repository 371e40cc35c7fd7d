export { businessValues, hasMissingValues, type MissingValue, missingValues } from './business-values';
export type { BusinessValues } from './business-values.schema';
export { fillIn, NAMED_VALUES } from './fill-in';
export * from './links';
