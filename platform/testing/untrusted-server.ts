import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Serves TLS on loopback with a certificate of no authority. @param folder of the test's own */
export async function startUntrustedServer(folder: string): Promise<{ url: string; close(): void }> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject];
  execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}`, close: () => server.close() };
}
