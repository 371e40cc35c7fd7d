import type { Proof } from './proof';

/** A proof under the stable names of `--json`. */
export function proofFields({
  url,
  path,
  moment,
  deployment,
  until,
  page,
  parts,
  chain,
  signatures,
  timeStamp,
  checks,
  notes,
}: Proof) {
  return {
    url,
    path,
    moment: { time: moment.time.toISOString(), meaning: moment.meaning },
    deployment: { name: deployment.name, sha256: deployment.sha256, ...deployment.record },
    until: until?.toISOString() ?? null,
    page: {
      file: page.file,
      archive: page.archive,
      sha256: page.sha256,
      language: page.text?.language ?? null,
      title: page.text?.title ?? null,
      blocks: page.text?.blocks ?? null,
    },
    parts: parts.map(({ since, ...part }) => ({
      ...part,
      since: {
        name: since.name,
        time: since.record.time,
        author: since.record.author,
        message: since.record.message,
      },
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
    checks,
    notes,
  };
}
