import { clockOffset } from './move-clock.ts';

/** `NODE_OPTIONS` of a process whose clock, and whose children's clocks, begin at this moment. */
export function clockBeginningAt(moment: Date): string {
  const preload = new URL('./preload.ts', import.meta.url);
  preload.search = String(moment.getTime() - (Date.now() - clockOffset()));
  return `--import ${preload.href}`;
}
