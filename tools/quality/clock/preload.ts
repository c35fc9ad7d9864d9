import { moveClock } from './move-clock.ts';

// Preloaded in every process of a run, with the offset in the URL: `preload.ts?86400000`.
moveClock(Number(new URL(import.meta.url).search.slice(1)));
