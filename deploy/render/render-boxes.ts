import { RenderBox, type RenderLimits } from './render-box';

/** The boxes of a deployment's parts, each started when it is needed or {@link prepare}d. Whoever makes them closes them. */
export class RenderBoxes {
  private readonly boxes = new Map<string, RenderBox>();
  private isClosed = false;

  constructor(private readonly limits?: RenderLimits) {}

  /** Starts the processes of some parts; none of their code runs yet. */
  prepare(parts: string[]): void {
    for (const part of parts) this.of(part).prepare();
  }

  of(part: string): RenderBox {
    const opened = this.boxes.get(part);
    if (opened) return opened;
    const box = new RenderBox(this.limits);
    if (this.isClosed) void box.close();
    this.boxes.set(part, box);
    return box;
  }

  /** Ends all boxes, whatever their pages are doing; no other is started. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.boxes.values()].map((box) => box.close()));
  }
}
