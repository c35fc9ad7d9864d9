import type { Locator, Page } from 'playwright-core';
import { type Hand, keysOf, pointerOf } from '../studio-tasks/hands.ts';

/** Effort of a task: what a person does, and what the page does under the hand. */
export interface Effort {
  /** Clicks, and keys other than those of texts. */
  readonly presses: number;
  /** Characters of texts. */
  readonly typed: number;
  /** Targets of the pointer that were outside of the window, so that somebody has to scroll to them. */
  readonly scrolls: number;
  /** Elements that moved without an input just before. */
  readonly moved: number;
  /** Seconds of a practised person by the keystroke-level model. */
  readonly seconds: number;
}

/**
 * Times of the keystroke-level model in seconds (Card, Moran and Newell, "The keystroke-level model for user
 * performance time with interactive systems", Communications of the ACM 23(7), 1980, 396–410): a key of an average
 * typist, a click (press and release), pointing, moving the hand between devices, and deciding on an action.
 */
const times = { key: 0.28, click: 0.2, point: 1.1, home: 0.4, decide: 1.35 };

/** Hand that performs a task, with keys of the page beside what `Hand` does. */
export interface DayHand extends Hand {
  /** Presses keys that the page announces, such as `n`. */
  readonly key: (...keys: readonly string[]) => Promise<void>;
  /** Types a text where the focus is. */
  readonly type: (text: string) => Promise<void>;
}

interface Count {
  presses: number;
  typed: number;
  scrolls: number;
  seconds: number;
  device: 'pointer' | 'keyboard' | undefined;
}

const nothing = (): Count => ({ presses: 0, typed: 0, scrolls: 0, seconds: 0, device: undefined });

/** Counts the effort of tasks on a page. */
export async function effortsOn(page: Page) {
  let count = nothing();
  let moved = 0;
  await page.exposeFunction('reportMoved', (elements: number) => {
    moved += elements;
  });
  await page.addInitScript(watchMoves);

  const takeUp = (device: 'pointer' | 'keyboard') => {
    if (count.device !== undefined && count.device !== device) count.seconds += times.home;
    count.device = device;
  };
  const press = page.keyboard.press.bind(page.keyboard);
  page.keyboard.press = async (key, options) => {
    takeUp('keyboard');
    count.presses += 1;
    count.seconds += times.key;
    await press(key, options);
  };
  const insert = page.keyboard.insertText.bind(page.keyboard);
  const type = page.keyboard.type.bind(page.keyboard);
  const typed = (text: string) => {
    takeUp('keyboard');
    count.typed += text.length;
    count.seconds += times.key * text.length;
  };
  page.keyboard.insertText = async (text) => {
    typed(text);
    await insert(text);
  };
  page.keyboard.type = async (text, options) => {
    typed(text);
    await type(text, options);
  };

  /** Counts a click of the pointer on a target. */
  async function countClick(target: Locator, clicks = 1): Promise<void> {
    takeUp('pointer');
    await target.waitFor();
    if (!(await target.evaluate(isInWindow))) count.scrolls += 1;
    count.presses += clicks;
    count.seconds += times.point + clicks * times.click;
  }

  const decided = <Given extends readonly unknown[]>(act: (...given: Given) => Promise<void>) => {
    return (...given: Given) => {
      count.seconds += times.decide;
      return act(...given);
    };
  };
  const common = {
    key: decided(async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    }),
    type: (text: string) => page.keyboard.insertText(text),
  };

  return {
    pointer(): DayHand {
      const hand = pointerOf(page);
      const click = async (target: Locator) => {
        await countClick(target);
        await hand.press(target);
      };
      return {
        ...hand,
        ...common,
        press: decided(click),
        openTab: decided(click),
        write: decided(async (field, text) => {
          await countClick(field, 3);
          await hand.write(field, text);
        }),
        choose: decided(async (select, option) => {
          // Opens the list, and points at the option in it.
          await countClick(select, 2);
          count.seconds += times.point;
          await hand.choose(select, option);
        }),
      };
    },
    keys(): DayHand {
      const hand = keysOf(page);
      return {
        ...hand,
        ...common,
        press: decided(hand.press),
        openTab: decided(hand.openTab),
        write: decided(hand.write),
        choose: decided(hand.choose),
      };
    },
    /** Performs a task and returns its effort. */
    async measure(task: () => Promise<void>): Promise<Effort> {
      count = nothing();
      moved = 0;
      await task();
      const { device: _, seconds, ...counted } = count;
      return { ...counted, moved, seconds: Math.round(seconds * 10) / 10 };
    },
  };
}

/** Runs in the page: reports elements that move without an input just before. */
function watchMoves(): void {
  const { reportMoved } = window as unknown as { reportMoved: (elements: number) => void };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { hadRecentInput, sources } = entry as unknown as LayoutShift;
      if (!hadRecentInput) reportMoved(sources.length);
    }
  }).observe({ type: 'layout-shift' });
}

interface LayoutShift {
  readonly hadRecentInput: boolean;
  readonly sources: readonly unknown[];
}

/** Runs in the page: reports whether the middle of an element is in the window and under nothing that is pinned. */
function isInWindow(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return x >= 0 && y >= 0 && x <= window.innerWidth && y <= window.innerHeight;
}
