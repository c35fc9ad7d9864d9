import { moveClock } from './move-clock.ts';

// Runs before every process of a test run, with the offset in the URL: `preload.ts?86400000`.
moveClock(Number(new URL(import.meta.url).search.slice(1)));
