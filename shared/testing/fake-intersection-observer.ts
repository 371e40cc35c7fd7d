/** An IntersectionObserver whose answers the test gives. Install it, then `show` what is in view. */
export class FakeIntersectionObserver {
  private static readonly live = new Set<FakeIntersectionObserver>();
  private readonly observed = new Set<Element>();

  constructor(private readonly callback: IntersectionObserverCallback) {
    FakeIntersectionObserver.live.add(this);
  }

  static install(): void {
    FakeIntersectionObserver.live.clear();
    globalThis.IntersectionObserver = FakeIntersectionObserver as never;
  }

  /** Tells all observers that these elements, and no others, are in view. */
  static show(...inView: Element[]): void {
    for (const observer of FakeIntersectionObserver.live) {
      const entries = [...observer.observed].map((target) => ({ target, isIntersecting: inView.includes(target) }));
      if (entries.length > 0) observer.callback(entries as IntersectionObserverEntry[], observer as never);
    }
  }

  /** How many observers still watch something. */
  static get watching(): number {
    return [...FakeIntersectionObserver.live].filter(({ observed }) => observed.size > 0).length;
  }

  observe(element: Element): void {
    this.observed.add(element);
  }

  unobserve(element: Element): void {
    this.observed.delete(element);
  }

  disconnect(): void {
    this.observed.clear();
  }
}
