import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { NodemailerError, Transporter } from 'nodemailer';
import { problemsIn } from '@site/errors';
import { formatDifference } from '@site/gates';
import { type Store, makeFile, sha256Of } from '@site/store';
import { diff } from '../diff/diff';
import { readPeopleState } from '../people/policy';
import { readStatus } from '../status';
import { dutiesIn, type Duty } from './texts';

interface MailRequest {
  store: Store;
  /** `smtps://user:password@mail.brand.in`, or `smtp://…` */
  server: string;
  /** `The site <site@brand.in>` */
  from: string;
  /** Where the team opens its desk; null for commands alone. */
  deskUrl: string | null;
  /** Absolute path, for this store alone: what was sent, each an empty file named by a hash. */
  folder: string;
  /** Every part's name. */
  parts: string[];
  /** Told what could not be sent, and what to do. */
  onProblem: (fact: string, remedy: string) => void;
  /** How long the server may be silent, in ms. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/** In these steps of SMTP, the server rejects one address or one mail, not the sender. */
const OF_THIS_MAIL = ['RCPT TO', 'DATA'];

/** A mail of a whole new page would be as long as the page. */
const MAX_DIFFERENCE = 20_000;

/**
 * Sends each person one mail for each thing that waits for them, and remembers that for as long as it waits. What a server does not
 * take now is tried again at the next call; a mail that it rejects (RFC 5321 §4.2.1: 5yz) is not. Never fails.
 */
export async function mailDuties(request: MailRequest): Promise<void> {
  const { store, parts, server, folder, onProblem, timeoutMs = TIMEOUT_MS } = request;
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  let transport: Transporter | undefined;
  try {
    const { createTransport } = await import('nodemailer');
    transport = createTransport({ url: server, ...limits }, { from: request.from });
    const { current, proposals } = await readPeopleState(store);
    const duties = current ? dutiesIn(await readStatus(store, parts), current.people, proposals) : [];
    const mails = duties.flatMap((duty) =>
      duty.persons.map((to) => ({ duty, to, name: sha256Of(Buffer.from(`${duty.id} ${to}`)) })),
    );
    await mkdir(folder, { recursive: true });
    const waiting = mails.map(({ name }) => name);
    const over = (await readdir(folder)).filter((name) => !waiting.includes(name));
    await Promise.all(over.map((name) => rm(path.join(folder, name), { force: true })));
    for (const { duty, to, name } of mails) {
      const file = path.join(folder, name);
      // Of several processes of this machine, one sends.
      if (!(await makeFile(file, ''))) continue;
      try {
        const text = await textOf(duty, request);
        await transport.sendMail({ to, subject: duty.subject, text });
      } catch (error) {
        const { message, responseCode = 0, command } = error as NodemailerError;
        const fact = `A mail to ${to} was not sent: ${message}`;
        if (responseCode >= 500 && command && OF_THIS_MAIL.includes(command)) {
          onProblem(fact, `It is not tried again. Once it is corrected what the server rejects: rm ${file}`);
          continue;
        }
        onProblem(fact, remedyOf(error));
        await rm(file, { force: true });
        // A server that is away, or rejects the sender, does so for all.
        if (responseCode === 0 || responseCode >= 500) return;
      }
    }
  } catch (error) {
    onProblem(`No mails were sent: ${(error as Error).message}`, remedyOf(error));
  } finally {
    transport?.close();
  }
}

/** What to do where the mail server is why nothing was sent; or the store, or what it holds. */
function remedyOf(error: unknown): string {
  const remedy = problemsIn(error)[0]?.remedy;
  return `It is tried again. ${remedy ?? 'Look at SITE_MAIL_URL, SITE_MAIL_FROM and what answers there.'}`;
}

async function textOf(duty: Duty, { store, parts, deskUrl }: MailRequest): Promise<string> {
  const { text, release, path: place, command } = duty;
  const changes = release && (await diff({ store, words: [release], parts, author: '' }));
  const told = changes && formatDifference(changes.difference).slice(0, MAX_DIFFERENCE);
  const where = [
    ...(deskUrl ? [`At the desk: ${deskUrl}${place}`] : []),
    `In a terminal: npm run site -- ${command}`,
  ];
  return [text, ...(told ? [`What is different for visitors:\n\n${told}`] : []), where.join('\n')].join(
    '\n\n',
  );
}
