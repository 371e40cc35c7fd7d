const SCHEME = /^postgres(ql)?:\/\//;

/** Whether a place for visits is the address of a database, and not a path. */
export function isDatabase(place: string): boolean {
  return SCHEME.test(place);
}

/** Whether such an address can be read. */
export function isWellFormed(address: string): boolean {
  return isDatabase(address) && URL.canParse(address);
}

/** What people may read of an address: no user, no password, and none of its options. */
export function describeDatabase(address: string): string {
  const { host, pathname } = new URL(address);
  return `postgres://${host}${pathname}`;
}
