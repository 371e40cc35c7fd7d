import type { Proof } from './proof';

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
    parts: parts.map(({ since: { name, record }, name: _name, ...part }) => ({
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
