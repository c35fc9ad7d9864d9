import { describe, expect, it } from 'vitest';
import { whenLeft } from './when-left.ts';

describe('a page that goes', () => {
  it('keeps fields first, then what takes values from them, whichever was there first', () => {
    const kept: string[] = [];
    const stops = [whenLeft(() => kept.push('draft'), { isLast: true }), whenLeft(() => kept.push('field'))];
    dispatchEvent(new Event('pagehide'));
    expect(kept).toEqual(['field', 'draft']);
    for (const stop of stops) stop();
    dispatchEvent(new Event('pagehide'));
    expect(kept).toHaveLength(2);
  });
});
