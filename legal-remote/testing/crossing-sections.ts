import { act } from '@testing-library/react';

/**
 * Stands in for the browser's IntersectionObserver, which jsdom lacks.
 * @returns How to say which elements cross the observed band from now on.
 */
export function watchCrossings(): { cross: (ids: string[]) => void } {
  const observers = new Set<FakeObserver>();

  class FakeObserver {
    readonly observed: Element[] = [];
    readonly tell: IntersectionObserverCallback;

    constructor(tell: IntersectionObserverCallback) {
      this.tell = tell;
      observers.add(this);
    }
    observe(element: Element) {
      this.observed.push(element);
    }
    disconnect() {
      observers.delete(this);
    }
  }
  globalThis.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;

  return {
    cross: (ids) =>
      act(() => {
        for (const { observed, tell } of observers) {
          const entries = observed.map((target) => ({ target, isIntersecting: ids.includes(target.id) }));
          tell(entries as IntersectionObserverEntry[], {} as IntersectionObserver);
        }
      }),
  };
}
