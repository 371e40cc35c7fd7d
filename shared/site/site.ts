export { businessValues } from './business-values.content';
export type { BusinessValues } from './business-values.schema';
export { fillIn } from './fill-in';
export { greeting } from './greeting.content';
export * from './links';
