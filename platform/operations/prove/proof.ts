import type { PageText } from '@site/gates';
import type { NamedDeployment, ReleaseManifest, plainSignatures } from '@site/ledger';
import type { NamedTime } from '../read-time';
import type { PageOfRelease } from '@site/composer';

/** A release behind a page, and how it came to be live. */
export interface ProvenPart {
  part: string;
  release: string;
  /** Whether the page runs or shows it; the other parts of the deployment are named for completeness. */
  isOnPage: boolean;
  /** Null when the release was pruned or lost. */
  manifest: Pick<ReleaseManifest, 'version' | 'author' | 'message' | 'time' | 'git' | 'files'> | null;
  /** The manifest as it is stored, byte for byte; empty when there is none. */
  manifestBody: Buffer;
  /** The deployment with which this release went live, before or at the proven one. */
  since: NamedDeployment;
}

/** One signature behind a deployment, with what it takes to check it without us. */
export interface ProvenSignature extends Omit<
  ReturnType<typeof plainSignatures>[number],
  'owner' | 'isErrand'
> {
  /** What was signed: `deployment`, `landing published`, `legal approved`. */
  what: string;
  /** Who by the access policy of that day: `Lata Rao <lata@brand.in>`. */
  person: string;
}

/** One thing that was checked. */
export interface Check {
  what:
    | 'chain'
    | 'page'
    | 'page-deployment'
    | 'times'
    | 'releases'
    | 'composition'
    | 'signatures'
    | 'approval'
    | 'time-stamp';
  /** Null when it could not be checked. */
  holds: boolean | null;
  /** What was found, in a sentence. */
  fact: string;
}

/** What stood on a page at a moment, who put it there, and how that is known. */
export interface Proof {
  /** As it was asked. */
  url: string;
  path: string;
  moment: NamedTime;
  deployment: NamedDeployment;
  /** The deployment as it is stored, byte for byte. */
  deploymentBody: Buffer;
  /** When the next deployment was made; null while this one is live. */
  until: Date | null;
  page: {
    /** Name of the file among the deployment's composed files. */
    file: string;
    /** Key of the archive that it is in. */
    archive: string;
    body: Buffer;
    sha256: string;
    /** Null for a file that is no page. */
    text: PageText | null;
  };
  parts: ProvenPart[];
  /** The page's HTML as the release of its part holds it; null for a file that is no part's page, or where it cannot be read. */
  released: PageOfRelease | null;
  /** The time-stamp of a third party over the deployment (RFC 3161), as it answered; null for none. */
  timeStamp: Buffer | null;
  /** Who signed for the deployment; empty without an access policy. */
  signatures: ProvenSignature[];
  /** From the live deployment down to the proven one. */
  chain: NamedDeployment[];
  checks: Check[];
  /** What a reader has to know besides, in sentences. */
  notes: string[];
}

/** A proof under the stable names of `--json`. */
export function proofFields({ deploymentBody: _, released: _released, ...proof }: Proof) {
  const { moment, deployment, until, page, parts, chain, signatures, timeStamp } = proof;
  const { body: _body, text, ...file } = page;
  return {
    ...proof,
    moment: { time: moment.time.toISOString(), meaning: moment.meaning },
    deployment: { name: deployment.name, sha256: deployment.sha256, ...deployment.record },
    until: until?.toISOString() ?? null,
    page: {
      ...file,
      language: text?.language ?? null,
      title: text?.title ?? null,
      blocks: text?.blocks ?? null,
    },
    parts: parts.map(({ since: { name, record }, ...part }) => ({
      ...part,
      since: { name, time: record.time, author: record.author, message: record.message },
    })),
    signatures: signatures.map(({ signed, signature, passkey, ...one }) => ({
      ...one,
      signed: signed.toString('base64'),
      signature: signature.toString('base64'),
      passkey: passkey && {
        clientData: passkey.clientData.toString('base64'),
        statement: passkey.statement.toString('base64'),
      },
    })),
    timeStamp: timeStamp?.toString('base64') ?? null,
    chain: chain.map(({ name, sha256, record: { time } }) => ({ name, sha256, time })),
  };
}
