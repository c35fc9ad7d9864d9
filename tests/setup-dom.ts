import './count-renders.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Resets modules, since the files of these tests share a process and its DOM, and each needs modules without state.
vi.resetModules();

/**
 * Cleans up after each test, which Testing Library does by itself only with global test functions; ours are imported.
 */
afterEach(cleanup);

/** Clears state that the next file would see. */
afterAll(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
});

/**
 * Sets a long timeout, since a response may need a database, a part of the page may have to be loaded, and the machine
 * may be busy.
 */
configure({ asyncUtilTimeout: 20_000, getElementError: elementError });
const { eventWrapper: inAct, asyncWrapper } = getConfig();
configure({
  eventWrapper: (event) => (isOfUser() ? event() : inAct(event)),
  asyncWrapper: (act) => asyncWrapper(() => thenRender(act)),
});

/**
 * Reports whether an event comes from user-event, which waits for what follows, as a browser's user does. React's `act`
 * around such an event drops the work of a component that suspends in it, and the page never renders again.
 */
function isOfUser(): boolean {
  return Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') === false;
}

/** Turns of the event loop after a user's event, each of which has React render for at most 5 ms. */
const turns = 30;
// Remembers the function of before a test's fake timers, as React's scheduler does.
const nextTurn = setImmediate;

/** Does what a user does and has React render what follows, since a hand needs longer than that. */
async function thenRender<Result>(act: () => Promise<Result>): Promise<Result> {
  const result = await act();
  for (let turn = 0; turn < turns; turn += 1) await new Promise<void>((resolve) => nextTurn(resolve));
  return result;
}

/**
 * Creates the error of a query without a match, whose message prints the page only when read, since a waiting query
 * throws many errors and only the last is read. (Printing took a tenth of the time of these tests.)
 */
function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  const printed = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  return Object.defineProperty(error, 'message', { configurable: true, get: printed });
}

/** Fake of browser APIs that Mantine needs and jsdom lacks, whose methods do nothing. */
class QuietObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

function nothing(): void {}

function matchNothing(query: string): MediaQueryList {
  return {
    matches: false,
    media: query,
    onchange: null,
    addEventListener: nothing,
    removeEventListener: nothing,
    addListener: nothing,
    removeListener: nothing,
    dispatchEvent: () => false,
  };
}

Object.defineProperty(window, 'matchMedia', { writable: true, value: matchNothing });
Object.defineProperty(window, 'ResizeObserver', { writable: true, value: QuietObserver });
Object.defineProperty(window, 'IntersectionObserver', { writable: true, value: QuietObserver });
// Gives each frame a timer of its own, since jsdom has one interval for all frames: begun on a test's fake timers, it
// would never end, and no later file would get a frame.
window.requestAnimationFrame = (onFrame) => Number(window.setTimeout(() => onFrame(performance.now()), 16));
window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);
window.HTMLElement.prototype.scrollIntoView = nothing;
window.HTMLElement.prototype.checkVisibility = function isShown() {
  return this.closest('[hidden]') === null;
};
window.scrollTo = nothing;
if (document.fonts === undefined) {
  Object.defineProperty(document, 'fonts', {
    value: { addEventListener: nothing, removeEventListener: nothing },
  });
}
