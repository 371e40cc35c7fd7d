import { setTimeout as pause } from 'node:timers/promises';
import { BenchError } from '../command';
import type { UninspectedPage } from './uninspected-page';

/** How long a step may take to show what it did, in ms, on a processor that is made slow. */
const PATIENCE = 20_000;

/** Between what is seen and the next touch, and from a touch to the next look, in ms; people are slower. */
const REACTION = 300;

/** A point of the page's view, in CSS pixels. */
interface Point {
  x: number;
  y: number;
}

/**
 * Somebody who touches a page and looks at what it does. Real touches and keys, at the place of what is seen: a test's own way
 * to tap runs scripts in the page, which a slow processor takes for a part of the tap.
 */
export class TouchingVisitor {
  constructor(private readonly page: UninspectedPage) {}

  /** Touches the first visible element that a selector names and whose words these are. */
  async tap(selector: string, words = ''): Promise<void> {
    const at = await this.bringIntoView(selector, words);
    await pause(REACTION);
    await this.touch(at);
  }

  /** Waits until there is such an element, and scrolls to it. */
  async bringIntoView(selector: string, words = ''): Promise<Point> {
    const element = `[...document.querySelectorAll(${JSON.stringify(selector)})]
      .find((one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent.trim().startsWith(${JSON.stringify(words)}))`;
    await this.sees(`!!(${element})`);
    return this.page.evaluate<Point>(`(async () => {
      const element = ${element};
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
  }

  /** Asks nothing of the page meanwhile: what it ran for that would count as a part of the tap. */
  async touch(at: Point): Promise<void> {
    await this.page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await this.page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await pause(REACTION);
  }

  /** Presses and lets go of a key by its name, such as `Tab` or `5`. */
  async press(key: string): Promise<void> {
    const code = key === 'Tab' ? 9 : key.charCodeAt(0);
    const pressed = { key, windowsVirtualKeyCode: code, text: key.length === 1 ? key : undefined };
    await this.page.send('Input.dispatchKeyEvent', { type: 'keyDown', ...pressed });
    await this.page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed, text: undefined });
  }

  /** Waits until an expression holds in the page. @throws BenchError when it does not */
  async sees(expression: string): Promise<void> {
    for (const end = Date.now() + PATIENCE; !(await this.page.evaluate<boolean>(expression)); await pause(50))
      if (Date.now() > end)
        throw new BenchError(`The page never came to this: ${expression}. Open it, and try.`);
  }
}
