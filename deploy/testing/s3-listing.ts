const MOST_KEYS = 1000;

/** The keys of an answer to ListObjects, as the server sorts them. */
export function keysOfListing(listing: string): string[] {
  return [...listing.matchAll(/<Key>(.*?)<\/Key>/gs)].map(([, escaped]) => unescapeXml(escaped!));
}

/**
 * One page of ListObjectsV2 as S3 answers it, for a test server that pages and groups wrongly. The continuation
 * token is the last name of the page before.
 *
 * @param keys all keys below the prefix
 */
export function pageOfListing(keys: string[], query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter');
  const pageSize = Number(query.get('max-keys') ?? MOST_KEYS);
  const after = query.get('continuation-token') ?? '';

  const names = new Set<string>();
  for (const key of keys) {
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    names.add(end === -1 ? key : key.slice(0, end + 1));
  }
  const rest = [...names].sort().filter((name) => name > after);
  const page = rest.slice(0, pageSize);

  const entries = page.map((name) => {
    const value = escapeXml(name);
    if (delimiter && name.endsWith(delimiter))
      return `<CommonPrefixes><Prefix>${value}</Prefix></CommonPrefixes>`;
    return `<Contents><Key>${value}</Key></Contents>`;
  });
  const isTruncated = rest.length > page.length;
  const next = isTruncated ? `<NextContinuationToken>${escapeXml(page.at(-1)!)}</NextContinuationToken>` : '';
  return (
    '<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">' +
    `<IsTruncated>${isTruncated}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`
  );
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeXml(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}

function unescapeXml(value: string): string {
  return value
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&(lt|gt|quot|#39|amp);/g, (entity) =>
      Object.keys(ENTITIES).find((sign) => ENTITIES[sign] === entity)!,
    );
}
