/** Milliseconds within which new data is rendered after its announcement, since it has to be refetched first. */
const drawnWithin = 3_000;

/** Milliseconds after a user's action in which the page may move as a response to the action. */
const answeredWithin = 500;

const roomName = '--en-held-room';
const endName = '--en-held-end';

export interface StillTarget {
  /** Keeps the target in position while the changes just announced are rendered. */
  readonly expectNews: () => void;
  /** Takes back the added room, which a page of another address or a window of another size has no use of. */
  readonly begin: () => void;
  readonly end: () => void;
}

/** Target element with its position on the screen and the offsets of its scroll containers. */
interface Held {
  readonly element: Element;
  readonly top: number;
  readonly offsets: readonly Offset[];
}

interface Offset {
  readonly scroller: Element;
  readonly top: number;
}

/**
 * Keeps the target (the element last pointed at or focused) in position when new data resizes the content above. If
 * scrolling does not suffice, adds room at the page's head or end until that room is out of sight.
 */
export function keepTargetStill(page: Document = document): StillTarget {
  const root = page.documentElement;
  let under: Element | undefined;
  let held: Held | undefined;
  let actedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = () => {
    held = under?.isConnected === true && under !== page.body ? heldAt(under) : undefined;
  };
  const onDrawn = () => {
    const isAnswer = performance.now() - actedAt <= answeredWithin;
    if (held?.element.isConnected === true && !isAnswer && !isOverPage(held.element)) putBack(root, held);
    take();
  };
  const drawn = new MutationObserver(onDrawn);
  const forget = () => {
    drawn.disconnect();
    root.style.removeProperty('overflow-anchor');
  };

  const onPointer = ({ target }: Event) => {
    if (!(target instanceof Element) || target === under) return;
    under = target;
    take();
  };
  const onAct = (event: Event) => {
    if (!isTyping(event)) actedAt = performance.now();
    onPointer(event);
  };
  const onScroll = () => {
    giveBackRoom(root);
    take();
  };
  const passive = { capture: true, passive: true } as const;
  const heard = [
    ...pointerEvents.map((name) => [name, onPointer] as const),
    ...acts.map((name) => [name, onAct] as const),
    ['scroll', onScroll] as const,
  ];
  const begin = () => {
    for (const name of [roomName, endName]) root.style.removeProperty(name);
    take();
  };
  for (const [name, listener] of heard) page.addEventListener(name, listener, passive);
  page.defaultView?.addEventListener('resize', begin);

  return {
    begin,
    expectNews() {
      take();
      clearTimeout(timer);
      timer = setTimeout(forget, drawnWithin);
      // Turns off scroll anchoring, since the browser would scroll the page as well.
      root.style.setProperty('overflow-anchor', 'none');
      drawn.observe(page.body, { subtree: true, childList: true, characterData: true });
    },
    end() {
      clearTimeout(timer);
      forget();
      for (const [name, listener] of heard) page.removeEventListener(name, listener, passive);
      page.defaultView?.removeEventListener('resize', begin);
      for (const name of [roomName, endName]) root.style.removeProperty(name);
    },
  };
}

const pointerEvents = ['pointermove', 'focusin'] as const;
const acts = ['pointerdown', 'keydown', 'click', 'drop'] as const;

/** Reports whether a key press writes text, during which the field should stay in position. */
function isTyping(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return false;
  return event.key.length === 1 || event.key === 'Backspace' || event.key === 'Delete';
}

/** Measures a target; undefined for a target out of sight, which the user cannot be about to press. */
function heldAt(element: Element): Held | undefined {
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight) return undefined;
  return { element, top, offsets: offsetsOf(element) };
}

function offsetsOf(element: Element): readonly Offset[] {
  const offsets: Offset[] = [];
  for (let at: Element | null = element.parentElement; at !== null; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight) offsets.push({ scroller: at, top: at.scrollTop });
  return offsets;
}

/** Reports whether an element stays in position when the page scrolls, as in dialogs and at fixed positions. */
function isOverPage(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { position } = getComputedStyle(at);
    if (position === 'fixed' || position === 'sticky') return true;
  }
  return false;
}

type Root = Element & ElementCSSInlineStyle;

/** Moves an element back to its position on the screen, unless the user has scrolled. */
function putBack(root: Root, { element, top, offsets }: Held): void {
  restoreEnd(root, offsets);
  if (offsets.some(({ scroller, top: before }) => scroller.scrollTop !== before)) return;
  const down = element.getBoundingClientRect().top - top;
  if (down !== 0) follow(root, down);
}

/** Adds room at the end of a page that has become shorter than its scroll position. */
function restoreEnd(root: Root, offsets: Held['offsets']): void {
  const before = offsets.find(({ scroller }) => scroller === root)?.top ?? 0;
  const missing = Math.ceil(before - root.scrollTop);
  const isAtEnd = root.scrollTop >= root.scrollHeight - root.clientHeight - 1;
  if (missing <= 0 || !isAtEnd) return;
  setRoom(root, endName, roomOf(root, endName) + missing);
  root.scrollTop = before;
}

/** Scrolls the page by a number of pixels; for pixels beyond its range, adds room at its head. */
function follow(root: Root, down: number): void {
  const before = root.scrollTop;
  root.scrollTop = before + down;
  const missing = Math.round(root.scrollTop - before - down);
  if (missing > 0) setRoom(root, roomName, roomOf(root, roomName) + missing);
}

function roomOf({ style }: Root, name: string): number {
  return Number.parseFloat(style.getPropertyValue(name)) || 0;
}

function setRoom({ style }: Root, name: string, pixels: number): void {
  style.setProperty(name, `${pixels}px`);
}

/** Removes added room once it is out of sight. */
function giveBackRoom(root: Root): void {
  const [head, end] = [roomOf(root, roomName), roomOf(root, endName)];
  const below = root.scrollHeight - root.clientHeight - root.scrollTop;
  if (end > 0 && below >= end) root.style.removeProperty(endName);
  if (head === 0 || root.scrollTop < head) return;
  root.style.removeProperty(roomName);
  root.scrollTop -= head;
}
