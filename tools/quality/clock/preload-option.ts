import { clockOffset } from './move-clock.ts';

/** Builds the `NODE_OPTIONS` of a process whose clock, and that of its children, starts at this time. */
export function clockBeginningAt(moment: Date): string {
  const preload = new URL('./preload.ts', import.meta.url);
  preload.search = String(moment.getTime() - (Date.now() - clockOffset()));
  return `--import ${preload.href}`;
}
