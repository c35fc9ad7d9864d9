import { tracePanel } from './trace-panel.ts';
import { tracedFetch } from './traced-fetch.ts';

/**
 * Runs in the page in development: `?trace` in the address shows, for every request that is no plain read, how long each
 * part of it took from the press to the page that shows the outcome, until the tab is closed; `?trace=no` ends it.
 */
const name = 'trace';

const wanted = new URLSearchParams(location.search).get(name);
if (wanted !== null) sessionStorage.setItem(name, wanted);
if ((sessionStorage.getItem(name) ?? 'no') !== 'no')
  globalThis.fetch = tracedFetch(globalThis.fetch.bind(globalThis), tracePanel().show);
