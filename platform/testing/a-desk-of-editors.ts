import type { Act } from '@site/desk';
import type { PeoplePage } from '../desk/answers';
import { withMore } from '@site/operations';
import { Invitations, type InvitationTerms } from '@site/ledger';
import { type Store, sha256Of } from '@site/store';
import type { DeskAnswer } from './a-desk';
import { Device } from './a-passkey';
import { aSharedDesk, type SharedDesk } from './a-shared-desk';
import { aSignedSite, putInForce, type Team } from './a-team';

const SUNIL = { name: 'Sunil Rao', email: 'sunil@brand.in', teams: ['landing'], isEditor: false, hours: 72 };

/** Invites Sunil into the team of landing. */
export const INVITE = { kind: 'invite', ...SUNIL };

/** What is in the address of an invitation. */
export interface InvitationAddress {
  number: number;
  secret: string;
}

/** A desk for several persons: Asha and Lata may change who ships what, and Meera ships landing; each has a passkey. */
export class DeskOfEditors {
  private constructor(
    readonly store: Store,
    readonly team: Team,
    readonly desk: SharedDesk,
    readonly devices: Record<'asha' | 'lata' | 'meera', Device>,
  ) {}

  static async open(): Promise<DeskOfEditors> {
    const { store, team } = await aSignedSite();
    const devices = { asha: new Device(), lata: new Device(), meera: new Device() };
    const keys = (['asha', 'lata', 'meera'] as const).map((name) => ({
      ...team[name],
      publicKey: devices[name].publicKey,
    }));
    await putInForce(store, team, (people) => withMore(people!, keys, {}));
    return new DeskOfEditors(store, team, await aSharedDesk(store), devices);
  }

  /** A person does something, and confirms it. */
  async doAs(device: Device, request: object): Promise<Act> {
    const cookie = await this.desk.signIn(device);
    const act = await this.desk.begin(request, cookie);
    if (act.asks) await this.desk.confirm(act, device, cookie);
    return this.desk.outcome(act.id, cookie);
  }

  /** Asha invites Sunil. */
  async invite(): Promise<InvitationAddress> {
    const { result } = await this.doAs(this.devices.asha, INVITE);
    const [, number, secret] = /^https:\/\/desk\.brand\.in\/invitation#(\d+)\.(\S+)$/.exec(result!.link!)!;
    return { number: Number(number), secret: secret! };
  }

  /** An invitation that lies in the store. */
  async stored(changes: Partial<InvitationTerms> = {}): Promise<InvitationAddress> {
    const time = new Date().toISOString();
    const { name, email: id, teams, isEditor } = SUNIL;
    const secret = 'secret';
    const terms = {
      ...{ name, id, teams, isEditor, time, author: 'Asha', secretSha256: sha256Of(Buffer.from(secret)) },
      until: new Date(Date.now() + 60_000).toISOString(),
      ...changes,
    };
    const { number } = await new Invitations(this.store).record(terms);
    return { number, secret };
  }

  /** A person opens an invitation. */
  openInvitation(address: object): Promise<DeskAnswer> {
    return this.desk.send('/api/v1/invitations/open', address);
  }

  /** A person makes a passkey by an invitation. */
  accept(address: object, { publicKey }: Device): Promise<DeskAnswer> {
    return this.desk.send('/api/v1/invitations/accept', {
      ...address,
      credential: publicKey.credential,
      publicKey: Buffer.from(publicKey.spki, 'base64').toString('base64url'),
    });
  }

  /** Who may what, as a person's screen has it. */
  async peopleFor(device: Device): Promise<PeoplePage> {
    const answer = await this.desk.ask('/api/v1/people', await this.desk.signIn(device));
    return answer.json<PeoplePage>();
  }
}
