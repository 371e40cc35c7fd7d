import { giveBack, takeBox } from './free-boxes';
import { RenderBox, type RenderLimits } from './render-box';

/** The boxes of a deployment's parts, each started when it is needed or {@link prepare}d. Whoever makes them closes them. */
export class RenderBoxes {
  private readonly boxes = new Map<string, RenderBox>();
  private isClosed = false;

  /** @param limits for boxes that no other deployment gets */
  constructor(private readonly limits?: RenderLimits) {}

  /** Starts the processes of some parts; none of their code runs yet. */
  prepare(parts: string[]): void {
    for (const part of parts) this.of(part).prepare();
  }

  of(part: string): RenderBox {
    const opened = this.boxes.get(part);
    if (opened) return opened;
    const box = this.limits || this.isClosed ? new RenderBox(this.limits) : takeBox(part);
    if (this.isClosed) void box.close();
    this.boxes.set(part, box);
    return box;
  }

  /** Ends what their pages are doing; no other is started. */
  async close(): Promise<void> {
    this.isClosed = true;
    const all = [...this.boxes];
    await Promise.all(all.map(([part, box]) => (this.limits ? box.close() : giveBack(part, box))));
  }
}
