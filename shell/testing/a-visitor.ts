import userEvent from '@testing-library/user-event';

/** A visitor who sees a tap answered before the next one. A frame of jsdom takes 16 ms. */
export const aVisitor = () => userEvent.setup({ delay: 50 });
