import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip, CLOSE_DELAY, OPEN_DELAY, SKIP_DELAY } from './Tooltip';

const user = userEvent.setup({ delay: null });

/** Lets time pass, in ms, and the page show what came of it: the widget does so in the frames after. */
async function wait(duration: number) {
  await act(() => jest.advanceTimersByTimeAsync(duration));
  await act(() => jest.advanceTimersByTimeAsync(FRAME));
}
const FRAME = 20;

beforeAll(() => {
  jest.useFakeTimers();
});

afterAll(() => {
  jest.useRealTimers();
});

beforeEach(async () => {
  // No tooltip of an earlier test was open a moment ago.
  await wait(10 * SKIP_DELAY);
  render(
    <>
      <Tooltip text="About the first">
        <button>First</button>
      </Tooltip>
      <Tooltip text="About the second">
        <button>Second</button>
      </Tooltip>
    </>,
  );
});

const button = (name: string) => screen.getByRole('button', { name });
const shown = () => screen.queryAllByRole('tooltip').map((tooltip) => tooltip.textContent);

async function openFirst() {
  await user.hover(button('First'));
  await wait(OPEN_DELAY);
}

describe('given nothing is open', () => {
  it.each([
    ['a pointer rests on the control', () => user.hover(button('First'))],
    ['the keyboard reaches it', () => user.tab()],
  ])('opens 700 ms after %s, and not before', async (_, reach) => {
    await reach();

    await wait(OPEN_DELAY - 2 * FRAME);
    expect(shown()).toEqual([]);

    await wait(FRAME);
    expect(shown()).toEqual(['About the first']);
    expect(OPEN_DELAY).toBe(700);
  });

  it('stays closed when the pointer only passes by', async () => {
    await user.hover(button('First'));
    await wait(OPEN_DELAY / 2);
    await user.unhover(button('First'));

    await wait(2 * OPEN_DELAY);

    expect(shown()).toEqual([]);
  });

  it('stays closed when Esc is pressed before it opens', async () => {
    await user.tab();
    await user.keyboard('{Escape}');

    await wait(2 * OPEN_DELAY);

    expect(shown()).toEqual([]);
  });

  it('stays closed on touch', async () => {
    await user.pointer([{ keys: '[TouchA>]', target: button('First') }]);

    await wait(2 * OPEN_DELAY);

    expect(shown()).toEqual([]);
  });
});

describe('given a tooltip is open', () => {
  beforeEach(openFirst);

  it('closes when the pointer leaves', async () => {
    await user.unhover(button('First'));

    await wait(CLOSE_DELAY);

    expect(shown()).toEqual([]);
  });

  it('lets the pointer cross the gap to its words, and stays open while the pointer rests there', async () => {
    await user.unhover(button('First'));
    await wait(CLOSE_DELAY / 2);
    await user.hover(screen.getByRole('tooltip'));

    await wait(10 * CLOSE_DELAY);

    expect(shown()).toEqual(['About the first']);
  });

  it('closes on Esc, wherever the focus is', async () => {
    await user.keyboard('{Escape}');
    await wait(0);

    expect(shown()).toEqual([]);
  });

  it('closes when the focus moves on', async () => {
    await user.tab();
    await user.tab();
    await wait(0);

    expect(shown()).not.toContain('About the first');
  });

  it('lets the next one open at once within 300 ms of its closing', async () => {
    await user.unhover(button('First'));
    await wait(CLOSE_DELAY + SKIP_DELAY - 50);

    await user.hover(button('Second'));
    await wait(0);

    expect(shown()).toEqual(['About the second']);
    expect(SKIP_DELAY).toBe(300);
  });

  it('makes the next one wait as ever after 300 ms', async () => {
    await user.unhover(button('First'));
    await wait(CLOSE_DELAY + SKIP_DELAY + 50);

    await user.hover(button('Second'));
    await wait(OPEN_DELAY - 2 * FRAME);
    expect(shown()).toEqual([]);

    await wait(FRAME);
    expect(shown()).toEqual(['About the second']);
  });
});
