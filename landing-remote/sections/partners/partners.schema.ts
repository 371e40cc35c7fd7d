export { brandOwnersSchema as partnersSchema } from '../brand-owners/brand-owners.schema';
