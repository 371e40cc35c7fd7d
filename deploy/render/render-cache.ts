import { createHash } from 'node:crypto';
import { canonicalJson } from '../store/canonical-json';
import type { RenderedRoute } from './prerendered';
import type { Store } from '../store/store';

/** All that the render of a route follows from. */
export interface RenderInputs {
  /** The shell's release. */
  shell: string;
  /** The remote's release and exposed module, `landing@3fa9c2d41b7e0011/LandingPage`; null for "not found". */
  page: string | null;
  path: string;
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
const FORMAT = 3;

/** The id of the render of these inputs, in any store. */
export function renderId(inputs: RenderInputs): string {
  const hash = createHash('sha256').update(canonicalJson({ ...inputs, format: FORMAT }));
  return hash.digest('hex').slice(0, 32);
}

/** Where a render is kept. */
export function renderKey(id: string): string {
  return `renders/${id}.json`;
}

/**
 * Renders that were kept in a store, so that going live runs the pages that changed and no others. They can be deleted
 * at any time; one that is damaged counts as none, and is replaced.
 */
export class StoredRenders implements Renders {
  /** Routes that were rendered, not found. */
  readonly made: RenderInputs[] = [];
  private readonly unkept = new Map<string, Buffer>();
  private readonly damaged: string[] = [];

  constructor(private readonly store: Store) {}

  async of(inputs: RenderInputs, make: () => Promise<RenderedRoute>): Promise<RenderedRoute> {
    const key = renderKey(renderId(inputs));
    const stored = await this.store.read(key);
    const kept = stored && readRecord(stored.body);
    if (kept) return kept;
    if (stored) this.damaged.push(key);
    const rendered = await make();
    this.made.push(inputs);
    this.unkept.set(key, writeRecord(rendered));
    return rendered;
  }

  /** Keeps what was made for the next time. */
  async keep(): Promise<void> {
    await Promise.all(this.damaged.splice(0).map((key) => this.store.remove(key)));
    await Promise.all([...this.unkept].map(([key, body]) => this.store.create(key, body)));
    this.unkept.clear();
  }
}

function writeRecord(rendered: RenderedRoute): Buffer {
  const json = JSON.stringify(rendered);
  return Buffer.from(`${sha256(json)}\n${json}`);
}

function readRecord(body: Buffer): RenderedRoute | null {
  const text = body.toString();
  const json = text.slice(65);
  return text.slice(0, 64) === sha256(json) ? (JSON.parse(json) as RenderedRoute) : null;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
