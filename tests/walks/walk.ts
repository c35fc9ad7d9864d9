import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, vi } from 'vitest';
import { clearDrafts } from '../../engine/react/index.ts';
import { beginDrafts } from '../../engine/react/modal/drafts.ts';
import { createWalk, type Walked } from './form-walk.tsx';
import { anyStep } from './step.ts';

/**
 * Number of walks over each form; `npm run walks` makes some 10,000 over all. A normal run makes one, with a fixed
 * seed.
 */
const walks = Number(import.meta.env['VITE_WALKS'] ?? 1);
export const isWholeWalk = walks > 1;
const short = { seed: 20_261_121, endOnFailure: true };

/** Fakes a server that answers every request with 503, and drops earlier drafts. */
export function useNoServer(): void {
  beforeEach(() => {
    beginDrafts();
    vi.stubGlobal('fetch', async () => Response.json({ error: 'away' }, { status: 503 }));
  });
  afterEach(() => {
    cleanup();
    clearDrafts();
    vi.unstubAllGlobals();
  });
}

/** Takes random steps, and checks the typed text after each; the last step is a reload. */
export async function walkOver(walked: Walked): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: isWholeWalk ? 14 : 8 }), async (steps) => {
      clearDrafts();
      const walk = createWalk(walked);
      try {
        await walk.mount();
        for (const step of [...steps, { kind: 'reload' } as const]) {
          await walk.take(step);
          walk.check(step);
        }
      } finally {
        cleanup();
      }
    }),
    { numRuns: walks, ...(isWholeWalk ? {} : short) },
  );
}
