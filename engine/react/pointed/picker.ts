export interface Picker {
  /** Picks the marked part. */
  readonly pick: () => void;
  readonly end: () => void;
}

export interface PickerHandlers {
  /** Names the inspectable part at an element; undefined without one. */
  readonly nameAt: (element: Element) => string | undefined;
  readonly onPick: (element: Element) => void;
  /** Called when a press outside of every part has ended the picking. */
  readonly onLeave: () => void;
}

const hint =
  'Press a part of the page; or go there by Tab, and press Enter. Escape, or a press beside it, ends.';

/** Milliseconds after which screen readers have noticed a new live region. */
const announceAfter = 100;

const styles = `
  output { display: block; position: fixed; inset: 0 0 auto; z-index: 2147483647; margin: 0; padding: .3rem 1rem; min-height: 1.5em; cursor: pointer; font: 14px/1.5 system-ui, sans-serif;
    color: #f1f5f9; background: #0f172a; border-bottom: 3px solid #38bdf8; }
  div { position: fixed; z-index: 2147483645; box-sizing: border-box; border: 2px solid #0284c7;
    background: rgb(56 189 248 / .2); pointer-events: none; }
`;

/** Lets the user choose a part of the page by pointer or focus. */
export function startPicking({ nameAt, onPick, onLeave }: PickerHandlers): Picker {
  const host = document.createElement('part-picker');
  // Uses a constructed style sheet, which a content security policy without inline styles allows.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const words = document.createElement('output');
  const frame = document.createElement('div');
  frame.hidden = true;
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(words, frame);
  document.body.append(host);
  let marked: { readonly element: Element; readonly name: string } | undefined;
  const say = () => {
    words.textContent = marked === undefined ? hint : `${marked.name}. ${hint}`;
  };
  // Sets the text once the element is in the page, since screen readers announce only changes of a live
  // region.
  setTimeout(say, announceAfter);

  const mark = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return;
    const name = nameAt(target);
    marked = name === undefined ? undefined : { element: target, name };
    say();
    frame.hidden = name === undefined;
    const { x, y, width, height } = target.getBoundingClientRect();
    Object.assign(frame.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  };
  const take = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const end = () => {
    listening.abort();
    host.remove();
  };
  const pick = () => {
    if (marked === undefined) return;
    end();
    onPick(marked.element);
  };
  window.addEventListener('pointermove', ({ target }) => mark(target), options);
  window.addEventListener('focusin', ({ target }) => mark(target), options);
  // Stops pointer events, so that the page does not react to them.
  for (const name of ['pointerdown', 'mousedown', 'mouseup', 'pointerup'])
    window.addEventListener(name, take, options);
  window.addEventListener(
    'click',
    (event) => {
      take(event);
      mark(event.target);
      if (marked !== undefined) return pick();
      end();
      onLeave();
    },
    options,
  );
  mark(document.activeElement === document.body ? null : document.activeElement);
  return { pick, end };
}
