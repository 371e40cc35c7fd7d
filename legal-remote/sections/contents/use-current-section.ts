import { useEffect, useState } from 'react';

/** Id of the section that the visitor reads: it intersects a band below the header. Null above the first section. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const intersecting = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) intersecting.add(target.id);
          else intersecting.delete(target.id);
        }
        setCurrent([...ids].reverse().find((id) => intersecting.has(id)) ?? null);
      },
      { rootMargin: '-20% 0px -70% 0px' },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
