import './count-renders.ts';
import '@testing-library/jest-dom/vitest';
import { cleanNotifications, cleanNotificationsQueue } from '@mantine/notifications';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// The files of these tests share a process and its page: each begins with modules of the project that hold nothing yet.
vi.resetModules();

/** Testing Library cleans up by itself only where the test functions are globals; ours are imported. */
afterEach(cleanup);

/** Clears what would be left for the next file: notices, which Mantine keeps, and what the page itself holds. */
afterAll(() => {
  vi.useRealTimers();
  cleanNotificationsQueue();
  cleanNotifications();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
});

/** An answer may come all the way from a database, a part of the page is loaded, and the machine does other things beside. */
configure({ asyncUtilTimeout: 20_000, getElementError: elementError });

/**
 * The error of a query that found nothing. What waits asks again and again and throws all these errors away but the
 * last: the page is only printed into one whose message somebody reads (printing was a tenth of the time of these tests).
 */
function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  const printed = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  return Object.defineProperty(error, 'message', { configurable: true, get: printed });
}

/** Stand-in for what Mantine asks of a browser and jsdom does not have. Each reports the calmest answer. */
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
// Gives each frame a timer of its own. jsdom has one interval for all frames: begun on a test's fake timers it never
// ends, and no frame comes again in the files after.
window.requestAnimationFrame = (onFrame) => Number(window.setTimeout(() => onFrame(performance.now()), 16));
window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);
window.HTMLElement.prototype.scrollIntoView = nothing;
window.scrollTo = nothing;
if (document.fonts === undefined) {
  Object.defineProperty(document, 'fonts', {
    value: { addEventListener: nothing, removeEventListener: nothing },
  });
}
