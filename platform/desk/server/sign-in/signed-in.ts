import type { Passkey } from '@site/ledger';

/** A person who signed in. */
export interface SignedIn {
  /** `Lata Rao <lata@brand.in>` */
  author: string;
  passkey: Passkey;
}
