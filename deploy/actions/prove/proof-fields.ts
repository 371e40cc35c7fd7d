import type { Proof } from './proof';

/** A proof under the stable names of `--json`. */
export function proofFields({ url, path, moment, lock, until, page, parts, chain, checks, notes }: Proof) {
  return {
    url,
    path,
    moment: { time: moment.time.toISOString(), meaning: moment.meaning },
    lock: { name: lock.name, sha256: lock.sha256, ...lock.lock },
    until: until?.toISOString() ?? null,
    page: {
      file: page.file,
      key: page.key,
      sha256: page.sha256,
      title: page.text?.title ?? null,
      blocks: page.text?.blocks ?? null,
    },
    parts: parts.map(({ since, ...part }) => ({
      ...part,
      since: {
        name: since.name,
        time: since.lock.time,
        author: since.lock.author,
        message: since.lock.message,
      },
    })),
    chain: chain.map(({ name, sha256, lock: { time } }) => ({ name, sha256, time })),
    checks,
    notes,
  };
}
