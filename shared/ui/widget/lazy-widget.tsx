import { type ComponentType, useEffect, useState } from 'react';

/**
 * A widget whose code arrives after it is first rendered. While it is on its way the widget shows nothing: whatever it
 * adds (a toast's words, a menu's choices) also is elsewhere.
 * @param load Imports the widget. Called again when the widget is rendered again after a failure.
 * @param Stopgap Stands in its place after a failure, until the widget can be had. @default nothing
 */
export function lazyWidget<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Stopgap?: ComponentType<Props>,
) {
  let Widget: ComponentType<Props> | null = null;
  let Substitute: ComponentType<Props> | null = null;
  let arrival: Promise<void> | null = null;

  async function arrive(): Promise<void> {
    try {
      Widget = await load();
    } catch {
      arrival = null;
      Substitute = Stopgap ?? null;
    }
  }

  return function LazyWidget(props: Props) {
    const [, setArrivals] = useState(0);

    useEffect(() => {
      if (Widget) return;
      let isMounted = true;
      arrival ??= arrive();
      void arrival.then(() => isMounted && setArrivals((count) => count + 1));
      return () => {
        isMounted = false;
      };
    }, [props]);

    const Shown = Widget ?? Substitute;
    return Shown && <Shown {...props} />;
  };
}
