import type { Store } from '@site/store';

const WRITES = ['create', 'replace', 'remove'];

/**
 * A store as a process sees it that stops after so many of its writes: from then on every call throws, as nothing that a
 * dead process would do reaches the store.
 * @param most number of writes that are done
 */
export function stopAfter(store: Store, most: number): Store {
  let done = 0;
  let isStopped = false;
  return new Proxy(store, {
    get(target, name) {
      const method = target[name as keyof Store] as (...values: unknown[]) => unknown;
      if (typeof method !== 'function') return method;
      return async (...values: unknown[]) => {
        if (WRITES.includes(String(name)) && done++ >= most) isStopped = true;
        if (isStopped) throw new Error('The process stopped.');
        return method.apply(target, values);
      };
    },
  });
}
