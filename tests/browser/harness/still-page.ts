import type { Page } from 'playwright-core';

/** What can be pressed, with where it stands. */
interface Pressable {
  readonly element: Element;
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface WindowWithPlaces extends Window {
  placesBefore?: readonly Pressable[];
  pressables?: () => readonly Pressable[];
}

/** Remembers where everything stands that can be pressed and is in view. */
export function rememberPlaces(page: Page): Promise<number> {
  return page.evaluate(() => {
    const its = window as WindowWithPlaces;
    const sought = 'button, a[href], input, select, textarea, [role="tab"]';
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? (element.textContent || element.tagName)).replace(
        / ?\(\d+\)/,
        '',
      );
    its.pressables = () =>
      [...document.querySelectorAll(sought)].flatMap((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const isInView = left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
        const isShown = width > 0 && element.checkVisibility({ visibilityProperty: true });
        if (!isInView || !isShown) return [];
        const at = document.elementFromPoint(left + width / 2, top + height / 2);
        if (at === null || !(element.contains(at) || at.contains(element))) return [];
        return [{ element, name: nameOf(element), left, top, width, height }];
      });
    its.placesBefore = its.pressables();
    return its.placesBefore.length;
  });
}

/**
 * What no longer stands where it stood when places were remembered, and what can be pressed in the place of something
 * else: a line each, so that a failed test says what moved and how far.
 */
export function movedSince(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const its = window as WindowWithPlaces;
    const after = its.pressables?.() ?? [];
    return (its.placesBefore ?? []).flatMap((before) => {
      const now = before.element.getBoundingClientRect();
      const known = after.find(({ element, name }) => element === before.element && name === before.name);
      const [right, down] = [now.left - before.left, now.top - before.top];
      if (before.element.isConnected && now.width > 0 && (right !== 0 || down !== 0))
        return [`${before.name}: ${right} px to the right, ${down} px down`];
      if (known !== undefined) return [];
      const [x, y] = [before.left + before.width / 2, before.top + before.height / 2];
      const other = after.find(
        ({ element, left, top, width, height }) =>
          !element.matches(':disabled') && x >= left && x <= left + width && y >= top && y <= top + height,
      );
      return other === undefined ? [] : [`${other.name} stands where ${before.name} was`];
    });
  });
}
