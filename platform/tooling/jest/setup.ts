import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';

// Patience for a machine that is busy with other things; a test that passes never waits for it.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

// What browsers have and jsdom lacks. Nothing is laid out in unit tests, so there is nothing to observe or to scroll.
Object.assign(globalThis, { TextDecoder, TextEncoder });
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.PointerEvent ??= MouseEvent as never;
globalThis.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// jsdom has no media queries. Unit tests are a visitor who asks for reduced motion; motion is shown in the journeys.
window.matchMedia ??= (media: string) =>
  ({
    media,
    matches: media.includes('prefers-reduced-motion: reduce'),
    addEventListener() {},
    removeEventListener() {},
  }) as never;
