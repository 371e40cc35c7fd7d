import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** What the authority makes of its next answers. */
export type Answering = (
  answer: Buffer,
) => Promise<{ status?: number; location?: string; body: Buffer }> | 'silent';

/** A time-stamping authority: `openssl ts` with a root of its own, behind a small server. */
export interface TimeStampingAuthority {
  url: string;
  /** The root's certificate, as PEM; and its file. */
  root: string;
  rootFile: string;
  answering: Answering;
  close(): Promise<void>;
}

const CONFIGURATION = `
[tsa]
default_tsa = it
[it]
serial = SERIAL
signer_cert = tsa.pem
signer_key = tsa.key
certs = root.pem
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
ess_cert_id_chain = no
ess_cert_id_alg = sha256
`;

export async function aTimeStampingAuthority(folder: string): Promise<TimeStampingAuthority> {
  const openssl = (...words: string[]) => execFileSync('openssl', words, { cwd: folder, stdio: 'pipe' });
  const file = (name: string) => join(folder, name);
  writeFileSync(file('tsa.cnf'), CONFIGURATION);
  writeFileSync(file('SERIAL'), '01\n');
  writeFileSync(file('usage.cnf'), 'extendedKeyUsage = critical,timeStamping\nbasicConstraints = CA:FALSE\n');
  const root = ['-x509', '-nodes', '-newkey', 'rsa:2048', '-subj', '/O=Test/CN=Root', '-days', '30'];
  openssl('req', ...root, '-keyout', 'root.key', '-out', 'root.pem');
  const request = ['-nodes', '-newkey', 'rsa:2048', '-subj', '/O=Test/CN=Time Stamping'];
  openssl('req', ...request, '-keyout', 'tsa.key', '-out', 'tsa.csr');
  const by = ['-CA', 'root.pem', '-CAkey', 'root.key', '-CAcreateserial', '-days', '30'];
  openssl('x509', '-req', '-in', 'tsa.csr', ...by, '-extfile', 'usage.cnf', '-out', 'tsa.pem');

  const authority: TimeStampingAuthority = {
    url: '',
    root: readFileSync(file('root.pem'), 'utf8'),
    rootFile: file('root.pem'),
    answering: (body) => Promise.resolve({ body }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server: Server = createServer((incoming, outgoing) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const name = randomBytes(6).toString('hex');
      writeFileSync(file(`${name}.tsq`), Buffer.concat(chunks));
      const files = ['-queryfile', `${name}.tsq`, '-out', `${name}.tsr`];
      openssl('ts', '-reply', '-config', 'tsa.cnf', '-section', 'it', ...files);
      const answer = authority.answering(readFileSync(file(`${name}.tsr`)));
      if (answer === 'silent') return;
      const { status = 200, location, body } = await answer;
      const type = { 'content-type': 'application/timestamp-reply' };
      outgoing.writeHead(status, { ...type, ...(location && { location }) }).end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  authority.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  authority.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return authority;
}
