import { tracePanel } from './trace-panel.ts';
import { reportedFetch } from './traced-fetch.ts';

/**
 * Shows in development, for `?trace` in the URL, the times of every request except plain reads, from the key or
 * pointer press to the rendered outcome. Stays on until the tab is closed or `?trace=no` is opened.
 */
const name = 'trace';

const wanted = new URLSearchParams(location.search).get(name);
if (wanted !== null) sessionStorage.setItem(name, wanted);
if ((sessionStorage.getItem(name) ?? 'no') !== 'no')
  globalThis.fetch = reportedFetch(globalThis.fetch.bind(globalThis), tracePanel().show);
