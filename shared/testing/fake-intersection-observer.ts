/** An IntersectionObserver whose answers the test gives. Install it, then `show` what is in view. */
export class FakeIntersectionObserver {
  private static readonly live = new Set<FakeIntersectionObserver>();
  /** Whether each element was in view when it was last told; undefined before. */
  private readonly observed = new Map<Element, boolean | undefined>();

  constructor(private readonly callback: IntersectionObserverCallback) {
    FakeIntersectionObserver.live.add(this);
  }

  static install(): void {
    FakeIntersectionObserver.live.clear();
    globalThis.IntersectionObserver = FakeIntersectionObserver as never;
  }

  /** Puts these elements, and no others, in view. As in browsers, observers hear of changes alone. */
  static show(...inView: Element[]): void {
    for (const observer of FakeIntersectionObserver.live) observer.tell(inView);
  }

  /** How many observers still watch something. */
  static get watching(): number {
    return [...FakeIntersectionObserver.live].filter(({ observed }) => observed.size > 0).length;
  }

  observe(element: Element): void {
    if (!this.observed.has(element)) this.observed.set(element, undefined);
  }

  unobserve(element: Element): void {
    this.observed.delete(element);
  }

  disconnect(): void {
    this.observed.clear();
  }

  private tell(inView: Element[]): void {
    const entries = [...this.observed]
      .map(([target, before]) => ({ target, before, isIntersecting: inView.includes(target) }))
      .filter(({ before, isIntersecting }) => before !== isIntersecting);
    for (const { target, isIntersecting } of entries) this.observed.set(target, isIntersecting);
    if (entries.length > 0) this.callback(entries as never, this as never);
  }
}
