import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type {
  DocumentProps,
  FrameRequest,
  OgImage,
  OgImageContent,
  RenderedFrame,
  ShellModule,
  SiteFilesRequest,
} from '@site/shared/contracts';
import { z } from 'zod';
import { VERSION_PATH } from '@site/addresses';
import type { ComposedFile, PartBuild } from '@site/ledger';
import { SiteError } from '@site/errors';
import { CONTROL_CHARACTERS } from '@site/text';
import { usedBy, whenUsed } from '@site/processes';

const MAIN = path.join(__dirname, 'shell-main.js');

/** A whole site takes half a second. */
const MAX_MS = 30_000;

/** Of JavaScript objects that live at the same time. */
const MAX_MEGABYTES = 256;

const MAX_REASON_LENGTH = 1_000;

/** What the shell's release says of the whole site. */
export type ShellFacts = Pick<
  ShellModule,
  'routes' | 'languages' | 'widgetVariables' | 'businessValues' | 'siteOrigin'
>;

const routePath = z
  .string()
  .refine((address) => !VERSION_PATH.test(address), 'it is the address of a version of another page');

const factsSchema = z.object({
  routes: z.array(z.strictObject({ path: routePath, remote: z.string(), module: z.string() })),
  languages: z
    .array(
      z.object({
        tag: z.string().regex(/^[a-z]{2,3}$/, 'is no language'),
        name: z.string(),
        direction: z.enum(['ltr', 'rtl']),
        offered: z.literal(false).optional(),
      }),
    )
    .nonempty(),
  widgetVariables: z.array(z.string()),
  businessValues: z.looseObject({}) as unknown as z.ZodType<ShellModule['businessValues']>,
  siteOrigin: z.string().nullable(),
}) satisfies z.ZodType<ShellFacts>;

const frameSchema = z.object({
  body: z.string(),
  picture: z.string().nullable(),
  notFound: z.object({ title: z.string(), description: z.string() }),
}) satisfies z.ZodType<RenderedFrame>;

const ogImageSchema = z.object({
  svg: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
}) satisfies z.ZodType<OgImage>;

/** Text, or bytes. */
const siteFilesSchema = z.record(z.string(), z.union([z.string(), z.instanceof(Uint8Array)]));

interface Answer {
  id: number;
  answer?: unknown;
  failure?: string;
}

interface OpenCall {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/**
 * The shell's release in a process of its own, with an empty environment and no files: it renders the frame while a site is
 * composed. No other release has code that runs then. Its code can reach the network, as it can on every page.
 */
export class ShellProcess {
  /** @throws SiteError `shell-failed` */
  readonly facts: Promise<ShellFacts>;
  private readonly child: ChildProcess;
  private readonly open = new Map<number, OpenCall>();
  private stopWatching = () => {};
  private calls = 0;
  private end: Error | null = null;

  private constructor(
    private readonly shell: PartBuild,
    source: string,
    private readonly maxMs: number,
  ) {
    this.child = fork(MAIN, {
      execArgv: [
        '--no-warnings',
        `--max-old-space-size=${MAX_MEGABYTES}`,
        permission(),
        `--allow-fs-read=${MAIN}`,
      ],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.child.on('message', (answer: Answer) => this.settle(answer));
    this.child.on('error', (error) => this.finish(error.message));
    this.child.on('close', () => this.finish('its process ended'));
    this.facts = this.call('open', { source }, factsSchema);
    this.facts.catch(() => undefined);
  }

  /**
   * Starts it. Its caller closes it.
   * @param maxMs of processor time, from a call until nothing is asked any more
   * @throws SiteError `shell-missing`, and what reading a release throws
   */
  static async start(builds: Record<string, PartBuild>, maxMs = MAX_MS): Promise<ShellProcess> {
    const { shell } = builds;
    if (!shell) throw shellMissing();
    return new ShellProcess(shell, await shell.readComposeFile('shell.js'), maxMs);
  }

  /** Files with an address of their own at the site's root, by name. @throws SiteError `shell-failed` */
  siteFiles(request: Omit<SiteFilesRequest, 'releasedAt'>): Promise<Record<string, ComposedFile>> {
    return this.call('siteFiles', { ...request, releasedAt: this.shell.time }, siteFilesSchema);
  }

  /** @throws SiteError `shell-failed` */
  renderFrame(request: FrameRequest): Promise<RenderedFrame> {
    return this.call('renderFrame', request, frameSchema);
  }

  /** The complete document around a frame. @throws SiteError `shell-failed` */
  renderDocument(props: DocumentProps): Promise<string> {
    return this.call('renderDocument', props, z.string());
  }

  /** @throws SiteError `shell-failed` */
  drawOgImage(content: OgImageContent & { language: string }): Promise<OgImage> {
    return this.call('drawOgImage', content, ogImageSchema);
  }

  /** Ends it, whatever it is doing. */
  close(): void {
    this.finish('its process was closed');
  }

  private async call<T>(name: string, request: object, schema: z.ZodType<T>): Promise<T> {
    if (this.end) throw this.end;
    const id = this.calls++;
    if (this.open.size === 0) this.watch();
    const answer = await new Promise((resolve, reject) => {
      this.open.set(id, { resolve, reject });
      this.child.send({ id, name, request });
    });
    const result = schema.safeParse(answer);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    throw this.failed(`its answer has no valid ${issue?.path.join('.') || 'form'}: ${issue?.message}`);
  }

  private settle({ id, answer, failure }: Answer): void {
    const call = this.open.get(id);
    this.open.delete(id);
    if (this.open.size === 0) this.stopWatching();
    if (failure === undefined) call?.resolve(answer);
    else call?.reject(this.failed(failure));
  }

  private watch(): void {
    const most = this.maxMs;
    this.stopWatching = whenUsed(usedBy(this.child), most, () =>
      this.finish(`it used more than ${most / 1000} s of processor time`),
    );
  }

  private finish(fact: string): void {
    this.end ??= this.failed(fact);
    this.stopWatching();
    for (const { reject } of this.open.values()) reject(this.end);
    this.open.clear();
    this.child.kill('SIGKILL');
  }

  private failed(fact: string): SiteError {
    return new SiteError(
      'shell-failed',
      `The frame of shell@${this.shell.release} cannot be rendered: ${oneLine(fact)}.`,
      'Put it right in shell, and publish it again. What is live was not changed.',
    );
  }
}

/** Node's own permission model: nothing may be read but the program itself. */
function permission(): string {
  return process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
}

/** What a release throws is told on a terminal: it neither moves the cursor there nor looks like lines of ours. */
function oneLine(words: string): string {
  return words
    .replace(new RegExp(`${CONTROL_CHARACTERS}+`, 'gu'), ' ')
    .slice(0, MAX_REASON_LENGTH)
    .replace(/\.$/, '');
}

function shellMissing(): SiteError {
  return new SiteError(
    'shell-missing',
    'There is no release of shell to go with the others.',
    'All parts go live together first: npm run site -- promote. What was never published is published before: npm run site -- publish shell',
  );
}
