/** A press of a button or key. */
export interface Press {
  readonly kind: 'click' | 'keydown';
  /** Time of the press, by `performance.now()`. */
  readonly at: number;
}

export interface PageWatch {
  readonly lastPress: () => Press | undefined;
  /** Reads when the page last changed, by `performance.now()`. */
  readonly changedAt: () => number;
  readonly onChange: (listener: () => void) => void;
}

/** Milliseconds after which a press has nothing to do with a request any more. */
const longestHesitation = 5_000;

/** Milliseconds without a request and without a change of the page, after which it stands. */
export const rest = 250;

/** The press that led to something at that time, if there was one. */
export function pressBefore(page: PageWatch, at: number): Press | undefined {
  const press = page.lastPress();
  return press !== undefined && at - press.at < longestHesitation ? press : undefined;
}

/** Notes when somebody last pressed something, and when the page last changed. Nothing of what is on it. */
export function watchPage(): PageWatch {
  let lastPress: Press | undefined;
  let changedAt = performance.now();
  let heard = () => {};
  const press = (kind: Press['kind']) => (event: Event) => {
    // Takes the moment of the press, which is before it is heard.
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
