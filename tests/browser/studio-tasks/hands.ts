import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Input device of a page: pointer alone, or keys alone. Each of them types texts. */
export interface Hand {
  readonly name: 'pointer' | 'keys';
  /** Presses a button, a link, a check box or a summary. */
  readonly press: (target: Locator) => Promise<void>;
  /** Opens a tab. */
  readonly openTab: (tab: Locator) => Promise<void>;
  /** Replaces the text of a field. */
  readonly write: (field: Locator, text: string) => Promise<void>;
  readonly choose: (select: Locator, option: string) => Promise<void>;
  /** Drags an element to one side of another; absent for keys, for which the page has commands. */
  readonly drag?: Drag;
  /** Chooses a file from the disk in the browser's file dialog. */
  readonly give: (input: Locator, path: string) => Promise<void>;
}

/** Hand whose actions are counted: presses, choices, drags, and fields that are written in. */
export interface CountedHand {
  readonly hand: Hand;
  readonly actions: () => number;
}

/** Counts the actions of a hand, however many keys or movements each takes. */
export function counted(hand: Hand): CountedHand {
  let actions = 0;
  const counting =
    <Given extends readonly unknown[]>(act: (...given: Given) => Promise<void>) =>
    (...given: Given) => {
      actions += 1;
      return act(...given);
    };
  const { name, drag } = hand;
  return {
    hand: {
      ...{ name, press: counting(hand.press), openTab: counting(hand.openTab) },
      ...{ write: counting(hand.write), choose: counting(hand.choose), give: counting(hand.give) },
      ...(drag !== undefined && { drag: counting(drag) }),
    },
    actions: () => actions,
  };
}

export type Drag = (what: Locator, to: Locator, side: keyof typeof directions) => Promise<void>;

const directions = { left: [-1, 0], right: [1, 0], above: [0, -1], below: [0, 1] } as const;

/** Clicks, drags and types; presses keys only for text. */
export function pointerOf(page: Page): Hand & { readonly drag: Drag } {
  return {
    name: 'pointer',
    press: (target) => target.click(),
    openTab: (tab) => tab.click(),
    async write(field, text) {
      await field.click({ clickCount: 3 });
      await page.keyboard.insertText(text);
    },
    // Selects by script, since the system draws the list of a select, which a test browser's pointer cannot reach.
    choose: async (select, option) => void (await select.selectOption({ label: option })),
    async drag(what, to, side) {
      await what.scrollIntoViewIfNeeded();
      const from = await middleOf(what);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await to.scrollIntoViewIfNeeded();
      const [right, down] = directions[side];
      let [goal, before] = [await middleOf(to), ''];
      // Follows the target until it stops moving, since the page scrolls near an edge.
      while (JSON.stringify(goal) !== before) {
        before = JSON.stringify(goal);
        const { x, y, width, height } = goal;
        await page.mouse.move(x + right * (width / 2 - 4), y + down * (height / 2 - 4), { steps: 4 });
        await to.evaluate(afterFrames);
        goal = await middleOf(to);
      }
      await page.mouse.up();
    },
    async give(input, path) {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), input.click()]);
      await chooser.setFiles(path);
    },
  };
}

/** Reads the words of the chosen option; runs in the page. */
function chosenOption(select: Element): string {
  return select instanceof HTMLSelectElement ? (select.selectedOptions[0]?.text ?? '') : '';
}

/** Resolves after two frames; runs in the page. */
function afterFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

async function middleOf(target: Locator) {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2, width, height };
}

/**
 * Uses Tab, arrows, Enter, Space and the shortcuts that the page announces; clicks nothing, and sets no focus by
 * script.
 */
export function keysOf(page: Page): Hand {
  const reach = (target: Locator) => reachByTab(page, target);
  return {
    name: 'keys',
    async press(target) {
      await reach(target);
      const isBox = await target.evaluate(
        (each) => each instanceof HTMLInputElement && each.type !== 'button',
      );
      await page.keyboard.press(isBox ? 'Space' : 'Enter');
    },
    async openTab(tab) {
      const strip = page.getByRole('tablist').filter({ has: tab }).last();
      await reach(
        strip.getByRole('tab', { selected: true }).or(strip.locator('[role="tab"][tabindex="0"]')).first(),
      );
      for (let step = 0; step < mostTabs && !(await hasFocus(tab)); step += 1)
        await page.keyboard.press('ArrowRight');
    },
    async write(field, text) {
      await reach(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
    async choose(select, option) {
      await reach(select);
      // Types as much as leads to the option: a space would open the list once its search has ended.
      for (const letter of option) {
        if ((await select.evaluate(chosenOption)) === option) return;
        await page.keyboard.type(letter);
      }
      expect(await select.evaluate(chosenOption), 'Typing leads to the option').toBe(option);
    },
    async give(input, path) {
      await reach(input);
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Space')]);
      await chooser.setFiles(path);
    },
  };
}

const mostTabs = 12;

export const hasFocus = (target: Locator) => target.evaluate((each) => each === document.activeElement);

/** Limit on rounds of counting and pressing, since a focused element may change the order after it. */
const mostRounds = 6;

/** Presses Tab, or Shift and Tab, until the target has the focus. Throws for a target that Tab does not reach. */
async function reachByTab(page: Page, target: Locator): Promise<void> {
  await target.and(page.locator(':not(:disabled)')).waitFor();
  for (let round = 0; round < mostRounds; round += 1) {
    const steps = await target.evaluate(tabsTo);
    if (steps === undefined) break;
    const key = steps < 0 ? 'Shift+Tab' : 'Tab';
    for (let step = 0; step < Math.abs(steps); step += 1) await page.keyboard.press(key);
    if (steps === 0) await passRadios(page, target);
    if (await hasFocus(target)) return;
  }
  const found = await target.evaluate((each) => each.outerHTML.slice(0, 200));
  const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  throw new Error(`Tab does not lead to ${found}; the focus is at ${at}.`);
}

/** Moves between the radio buttons of a group by arrow keys, since Tab reaches only one button of a group. */
async function passRadios(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < mostTabs && !(await hasFocus(target)); step += 1)
    await page.keyboard.press('ArrowDown');
}

/**
 * Counts the presses of Tab from the focus to an element: negative backwards, undefined if Tab never reaches it. Runs
 * in the page.
 */
function tabsTo(target: Element): number | undefined {
  /** Finds the radio button of a group that Tab reaches: the chosen one, else the first. */
  const stopOf = (each: Element): Element => {
    if (!(each instanceof HTMLInputElement) || each.type !== 'radio') return each;
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
      ({ name }) => name === each.name,
    );
    return group.find(({ checked }) => checked) ?? group[0] ?? each;
  };
  const scope = document.activeElement?.closest('[role="dialog"]') ?? document;
  const all = [
    ...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ].filter(
    (each) =>
      each.tabIndex >= 0 &&
      !each.matches(':disabled, [inert] *, input[type="hidden"]') &&
      stopOf(each) === each &&
      each.checkVisibility({ visibilityProperty: true }),
  );
  const to = all.indexOf(stopOf(target) as HTMLElement);
  if (to < 0) return undefined;
  const active = document.activeElement ?? document.body;
  const from = all.indexOf(active as HTMLElement);
  if (from >= 0) return to - from;
  const before = all.filter(
    (each) => (active.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
  ).length;
  return active === document.body ? to + 1 : to >= before ? to - before + 1 : to - before;
}
