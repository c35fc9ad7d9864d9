import type { Page } from 'playwright-core';

/** Element that can be pressed, with its position. */
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

/** Records the positions of all visible elements that can be pressed. */
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
        // Ignores notices, which appear and disappear over the page.
        if (!isInView || !isShown || element.closest('.en-notice') !== null) return [];
        const at = document.elementFromPoint(left + width / 2, top + height / 2);
        if (at === null || !(element.contains(at) || at.contains(element))) return [];
        return [{ element, name: nameOf(element), left, top, width, height }];
      });
    its.placesBefore = its.pressables();
    return its.placesBefore.length;
  });
}

/** Lists the moved elements, a line each with the distance, for the message of a failed test. */
export function movedSince(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    ((window as WindowWithPlaces).placesBefore ?? []).flatMap(({ element, name, left, top }) => {
      const now = element.getBoundingClientRect();
      const [right, down] = [now.left - left, now.top - top];
      const isGone = !element.isConnected || now.width === 0;
      return isGone || (right === 0 && down === 0)
        ? []
        : [`${name}: ${right} px to the right, ${down} px down`];
    }),
  );
}

/**
 * Lists elements at positions where another element was, so that a press that has begun would hit the wrong one.
 */
export function replacedSince(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const its = window as WindowWithPlaces;
    const now = (its.pressables?.() ?? []).filter(({ element }) => !element.matches(':disabled'));
    return (its.placesBefore ?? []).flatMap((before) => {
      const [x, y] = [before.left + before.width / 2, before.top + before.height / 2];
      const there = now.find(
        ({ left, top, width, height }) => x >= left && x <= left + width && y >= top && y <= top + height,
      );
      const isOther = there !== undefined && there.name !== before.name;
      return isOther ? [`${there.name} stands where ${before.name} was`] : [];
    });
  });
}
