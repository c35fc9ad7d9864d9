/** Press of a mouse button or key. */
export interface Press {
  readonly kind: 'click' | 'keydown';
  /** Time of the press, by `performance.now()`. */
  readonly at: number;
}

export interface PageWatch {
  readonly lastPress: () => Press | undefined;
  /** Reads the time of the page's last change, by `performance.now()`. */
  readonly changedAt: () => number;
  readonly onChange: (listener: () => void) => void;
}

/** Milliseconds after a press beyond which it no longer counts as the cause of a request. */
const longestHesitation = 5_000;

/** Milliseconds without a request or a change after which the page is at rest. */
export const rest = 250;

/** Finds the press that explains a request at that time, if any. */
export function pressBefore(page: PageWatch, at: number): Press | undefined {
  const press = page.lastPress();
  return press !== undefined && at - press.at < longestHesitation ? press : undefined;
}

/** Records the times of the last press and of the last change of the page, but nothing of its content. */
export function watchPage(): PageWatch {
  let lastPress: Press | undefined;
  let changedAt = performance.now();
  let heard = () => {};
  const press = (kind: Press['kind']) => (event: Event) => {
    // Takes the time of the press itself, which its event handler sees later.
    lastPress = { kind, at: Math.min(event.timeStamp, performance.now()) };
  };
  for (const kind of ['click', 'keydown'] as const) addEventListener(kind, press(kind), { capture: true });
  const observer = new MutationObserver(() => {
    changedAt = performance.now();
    heard();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  return {
    lastPress: () => lastPress,
    changedAt: () => changedAt,
    onChange(listener) {
      heard = listener;
    },
  };
}
