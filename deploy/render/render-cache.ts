import { createHash } from 'node:crypto';
import { canonicalJson } from '../store/canonical-json';
import { z } from 'zod';
import { type RenderedRoute, renderedRouteSchema } from './prerendered';
import type { Store } from '../store/store';

/** All that the render of a route follows from. */
export interface RenderInputs {
  /** The shell's Node build: `sha256-…`. */
  shell: string;
  /**
   * The remote's exposed module, and the files of its Node build that render it in this language: `landing/LandingPage
   * sha256-… sha256-…`; null for "not found". So a release that changes one language renders that one.
   */
  page: string | null;
  path: string;
  /** BCP 47 tag. */
  language: string;
  basePath: string;
  origin: string | null;
}

/** Where composing gets renders from. */
export interface Renders {
  /** The render of these inputs: one that was kept, else what `make` gives. */
  of(inputs: RenderInputs, make: () => Promise<RenderedRoute>): Promise<RenderedRoute>;
}

/** Renders everything anew. */
export const freshRenders: Renders = { of: (_, make) => make() };

/** Raised whenever a render of the same inputs becomes something else (`box-main.js`, `prerendered.ts`). */
const FORMAT = 6;

/** The id of the render of these inputs, in any store. */
export function renderId(inputs: RenderInputs): string {
  const hash = createHash('sha256').update(canonicalJson({ ...inputs, format: FORMAT }));
  return hash.digest('hex').slice(0, 32);
}

/** Where a render is kept. */
export function renderKey(id: string): string {
  return `renders/${id}.json`;
}

/** A render with what it follows from, and who had it made. */
const renderRecordSchema = z.object({
  inputs: z.record(z.string(), z.string().nullable()),
  by: z.string(),
  rendered: renderedRouteSchema,
});

interface StoredRendersOptions {
  /** Who has the renders made. */
  by: string;
  /** Whether a kept render is made again and compared, asked for each of them in turn, from 0; by default none is. */
  isChecked?: (nth: number) => boolean;
}

/**
 * Renders that were kept in a store, so that going live runs the pages that changed and no others. They can be deleted
 * at any time; one that is damaged counts as none, and is replaced. Whoever can write to the store can plant one: so a
 * sample is made again each time that the site goes live, and all are for a proof.
 */
export class StoredRenders implements Renders {
  /** Routes that were rendered, not found. */
  readonly made: RenderInputs[] = [];
  /** Routes whose kept render was not what its releases render; it is replaced. */
  readonly altered: RenderInputs[] = [];
  private asked = 0;
  private readonly unkept = new Map<string, Buffer>();
  private keys: Promise<Set<string>> | null = null;
  private readonly damaged: string[] = [];

  constructor(
    private readonly store: Store,
    private readonly options: StoredRendersOptions,
  ) {}

  async of(inputs: RenderInputs, make: () => Promise<RenderedRoute>): Promise<RenderedRoute> {
    const key = renderKey(renderId(inputs));
    // One list, rather than a request for each page: a bucket names in it the bytes of which this machine has copies.
    this.keys ??= this.store.list('renders/').then((keys) => new Set(keys));
    const stored = (await this.keys).has(key) ? await this.store.read(key) : null;
    const kept = stored && readRecord(stored.body, inputs);
    const isChecked = this.options.isChecked?.(this.asked++) ?? false;
    if (kept && !isChecked) return kept.rendered;
    const rendered = await make();
    if (kept && isSame(kept.rendered, rendered)) return kept.rendered;
    if (kept) this.altered.push(inputs);
    if (stored) this.damaged.push(key);
    this.made.push(inputs);
    this.unkept.set(key, writeRecord({ inputs, by: this.options.by, rendered }));
    return rendered;
  }

  /** Keeps what was made for the next time. */
  async keep(): Promise<void> {
    await Promise.all(this.damaged.splice(0).map((key) => this.store.remove(key)));
    await Promise.all([...this.unkept].map(([key, body]) => this.store.create(key, body)));
    this.unkept.clear();
  }
}

interface RenderRecord {
  inputs: RenderInputs;
  by: string;
  rendered: RenderedRoute;
}

function writeRecord(record: RenderRecord): Buffer {
  const json = JSON.stringify(record);
  return Buffer.from(`${sha256(json)}\n${json}`);
}

/** Null for a record that is damaged, or of other inputs. */
function readRecord(body: Buffer, inputs: RenderInputs): Pick<RenderRecord, 'rendered'> | null {
  const text = body.toString();
  const json = text.slice(65);
  if (text.slice(0, 64) !== sha256(json)) return null;
  try {
    const record = renderRecordSchema.parse(JSON.parse(json));
    return isSame(record.inputs, inputs) ? record : null;
  } catch {
    return null;
  }
}

/** Whether two values are the same as JSON. */
function isSame(a: object, b: object): boolean {
  return canonicalJson(a).equals(canonicalJson(b));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
