import '@testing-library/jest-dom';

// What browsers have and jsdom lacks. Nothing is laid out in unit tests, so there is nothing to observe or to scroll.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
