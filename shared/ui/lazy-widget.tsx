import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A widget whose code arrives when it is first rendered. While it is on its way, and when it cannot be had, the
 * widget shows nothing: whatever it adds (a tooltip's words, a toast's news) also stands or happens elsewhere.
 * @param load Imports the widget.
 */
export function lazyWidget<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Lazy = lazy(async () => ({ default: (await load().catch(() => null)) ?? Nothing }));

  return function LazyWidget(props: Props) {
    return (
      <Suspense fallback={null}>
        <Lazy {...(props as Props & React.JSX.IntrinsicAttributes)} />
      </Suspense>
    );
  };
}

function Nothing() {
  return null;
}
