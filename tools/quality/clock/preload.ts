import { moveClock } from './move-clock.ts';

// Imported ahead of everything in every process of a run; its address says by how much: `preload.ts?86400000`.
moveClock(Number(new URL(import.meta.url).search.slice(1)));
