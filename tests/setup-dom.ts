import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Testing Library cleans up by itself only where the test functions are globals; ours are imported. */
afterEach(cleanup);

/** An answer may come all the way from a database, a part of the page is loaded, and the machine does other things beside. */
configure({ asyncUtilTimeout: 20_000 });

/** What Mantine asks of a browser and jsdom does not have. Each stand-in reports the calmest answer. */
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
window.HTMLElement.prototype.scrollIntoView = nothing;
window.scrollTo = nothing;
if (document.fonts === undefined) {
  Object.defineProperty(document, 'fonts', {
    value: { addEventListener: nothing, removeEventListener: nothing },
  });
}
