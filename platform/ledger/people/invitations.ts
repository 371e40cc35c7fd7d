import { z } from 'zod';
import type { People } from '../authority/people';
import { keyIdOf, passkeySchema } from '../authority/public-key';
import { ownerOf } from '../authority/signers';
import { type Store, canonicalJson, mapLimited, parseRecord } from '@site/store';
import {
  appendRecord,
  misplacedRecord,
  numberedNames,
  numberName,
  recordNumberSchema,
} from '../records/numbered-records';
import { partNameSchema, said, sha256Schema, timeSchema, singleLineSchema } from '../records/record-fields';

const revocationSchema = z.strictObject({ format: z.literal(1), author: said.author, time: timeSchema });

/** Who revoked an invitation, for good. */
type Revocation = Omit<z.infer<typeof revocationSchema>, 'format'>;

const FOLDER = 'invitations/';

/** A link by which a browser hands in the public key of a passkey. It binds no one, so it is not signed: editors sign the key. */
const invitationSchema = z.strictObject({
  format: z.literal(1),
  number: recordNumberSchema,
  name: singleLineSchema.min(1),
  /** Who it is: the e-mail address in lower case. */
  id: singleLineSchema.min(1),
  /** Parts whose team she is to join. */
  teams: z.array(partNameSchema),
  /** Whether she is to change who may ship what. */
  isEditor: z.boolean(),
  /** Of the secret in the address, which is kept nowhere. */
  secretSha256: sha256Schema,
  until: timeSchema,
  author: singleLineSchema.min(1),
  time: timeSchema,
});

/** The passkey that was made by an invitation. */
const acceptanceSchema = z.strictObject({ format: z.literal(1), publicKey: passkeySchema, time: timeSchema });

export type InvitationTerms = Omit<z.infer<typeof invitationSchema>, 'format'>;
type Acceptance = Omit<z.infer<typeof acceptanceSchema>, 'format'>;

/** An invitation as it lies in the store. */
export interface Invitation {
  terms: InvitationTerms;
  accepted: Acceptance | null;
  revoked: Revocation | null;
}

/** @param now in ms @returns `accepted`: a passkey was made; `in`: it is in the access policy */
export function stateOfInvitation(
  { terms, accepted, revoked }: Invitation,
  people: People,
  now: number,
): 'open' | 'accepted' | 'in' | 'ended' | 'revoked' {
  if (accepted && ownerOf(people, keyIdOf(accepted.publicKey))) return 'in';
  if (revoked) return 'revoked';
  if (accepted) return 'accepted';
  return Date.parse(terms.until) <= now ? 'ended' : 'open';
}

/** The revoked invitation whose passkey a version of the access policy adds all the same, if there is one. */
export function revokedInvitation(all: Invitation[], before: People, after: People): Invitation | null {
  const isInPolicy = ({ accepted }: Invitation) => {
    const key = accepted && keyIdOf(accepted.publicKey);
    return key !== null && ownerOf(after, key) !== null && ownerOf(before, key) === null;
  };
  return all.find((invitation) => invitation.revoked && isInPolicy(invitation)) ?? null;
}

/** The invitations of a store. */
export class Invitations {
  constructor(private readonly store: Store) {}

  /** One of them, or null when there is none of that number. @throws SiteError `record-unreadable` */
  async read(number: number): Promise<Invitation | null> {
    const terms = await this.readPart(keyOf(number), invitationSchema);
    if (!terms) return null;
    if (terms.number !== number) throw misplacedRecord(keyOf(number));
    const [accepted, revoked] = await Promise.all([
      this.readPart(keyOf(number, 'accepted'), acceptanceSchema),
      this.readPart(keyOf(number, 'revoked'), revocationSchema),
    ]);
    return { terms, accepted, revoked };
  }

  /** All of them, oldest first. @throws SiteError `record-unreadable` */
  async list(): Promise<Invitation[]> {
    const names = numberedNames(await this.store.listNames(FOLDER));
    const found = await mapLimited(names, (name) => this.read(Number(name.slice(0, 6))));
    return found.filter((invitation) => invitation !== null);
  }

  /** Stores one under the next number. */
  async record(terms: Omit<InvitationTerms, 'number'>): Promise<InvitationTerms> {
    const numbered = (number: number) => canonicalJson({ format: 1, ...terms, number });
    return { ...terms, number: await appendRecord(this.store, FOLDER, numbered) };
  }

  /** Keeps the passkey that was made by one. @returns false when one was kept before */
  accept(number: number, acceptance: Acceptance): Promise<boolean> {
    return this.write(keyOf(number, 'accepted'), acceptance);
  }

  /** Revokes one. @returns false when that was done before */
  revoke(number: number, by: Revocation): Promise<boolean> {
    return this.write(keyOf(number, 'revoked'), by);
  }

  private async readPart<T extends { format: 1 }>(key: string, schema: z.ZodType<T>) {
    const stored = await this.store.read(key);
    if (!stored) return null;
    const { format: _, ...said } = parseRecord(key, stored.body, schema);
    return said;
  }

  private async write(key: string, said: object): Promise<boolean> {
    return (await this.store.create(key, canonicalJson({ format: 1, ...said }))) === 'created';
  }
}

function keyOf(number: number, what?: 'accepted' | 'revoked'): string {
  return `${FOLDER}${numberName(number)}${what ? `.${what}` : ''}.json`;
}
