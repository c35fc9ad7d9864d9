export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels from an edge within which a dragging pointer scrolls. */
const zone = 48;

/** Pixels per second, where the zone begins and at the edge. */
const [slowest, fastest] = [120, 900];

/**
 * Computes the scroll speed in pixels per second for a range from `start` to `end`: negative near the start,
 * 0 away from both edges, and beyond an edge the same as at it.
 */
export function speedAt(position: number, start: number, end: number): number {
  const near = Math.min(zone, (end - start) / 4);
  const [toStart, toEnd] = [position - start, end - position];
  const distance = Math.min(toStart, toEnd);
  if (distance >= near) return 0;
  const speed = slowest + (fastest - slowest) * Math.min(1, 1 - distance / near);
  return toStart < toEnd ? -speed : speed;
}

/**
 * Scrolls the innermost scrollable element near whose edge the pointer is, from the element below the pointer
 * up to the page. Returns true if any element moved.
 */
export function scrollAtEdge(area: Element, { x, y }: Point, milliseconds: number): boolean {
  const below = document.elementFromPoint(x, y);
  let each = below !== null && area.contains(below) ? below : area;
  while (true) {
    const { left, top, right, bottom } = visibleBox(each);
    const across = move(speedAt(x, left, right), milliseconds);
    const down = move(speedAt(y, top, bottom), milliseconds);
    if (goesOn(each, across, down)) return true;
    if (each.parentElement === null) return false;
    each = each.parentElement;
  }
}

/** Rounds to whole pixels, at least one, as browsers drop fractions. */
function move(speed: number, milliseconds: number): number {
  const pixels = (speed * milliseconds) / 1000;
  return pixels < 0 ? Math.floor(pixels) : Math.ceil(pixels);
}

function visibleBox(element: Element): Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'> {
  if (element === document.scrollingElement)
    return { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return {
    ...{ left: Math.max(0, left), top: Math.max(0, top) },
    ...{ right: Math.min(window.innerWidth, right), bottom: Math.min(window.innerHeight, bottom) },
  };
}

function goesOn(element: Element, across: number, down: number): boolean {
  if ((across === 0 && down === 0) || !scrolls(element)) return false;
  const { scrollLeft, scrollTop } = element;
  element.scrollBy(across, down);
  return element.scrollLeft !== scrollLeft || element.scrollTop !== scrollTop;
}

/**
 * Reports whether users can scroll an element; clipped content does not count, although a script could scroll
 * it.
 */
function scrolls(element: Element): boolean {
  if (element === document.scrollingElement) return true;
  const { overflowX, overflowY } = getComputedStyle(element);
  return [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
}
