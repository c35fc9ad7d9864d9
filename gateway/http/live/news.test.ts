import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChangedRecords } from '../../../engine/core/protocol/changed-records.ts';
import { News } from './news.ts';

describe('the news of what is written', () => {
  const told: (readonly ChangedRecords[])[] = [];
  const open = () => new News((changed) => void told.push(changed), Date.now);
  const change = (type: string, request: string) => ({ types: [type], request });

  beforeEach(() => {
    told.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it('come a second after the first change, with who else wrote meanwhile', () => {
    const news = open();
    news.add(change('patient', 'r1'));
    news.add(change('patient.note', 'r1'));
    vi.advanceTimersByTime(999);
    expect(told).toEqual([]);
    news.add(change('patient', 'r2'));
    vi.advanceTimersByTime(1);
    expect(told).toEqual([
      [
        { types: ['patient', 'patient.note'], request: 'r1' },
        { types: ['patient'], request: 'r2' },
      ],
    ]);
  });

  it('come three times without a rest, then once in ten seconds, however much is written, and as one change then', () => {
    const news = open();
    const published: number[] = [];
    for (let n = 0; n < 3_500; n += 1) {
      news.add(change(n % 2 === 0 ? 'patient' : 'patient.note', `r${n}`));
      vi.advanceTimersByTime(10);
      if (told.length > published.length) published.push(Math.round(n / 100));
    }
    expect(published).toEqual([1, 2, 3, 11, 21, 31]);
    expect(told[4]).toEqual([{ types: ['patient', 'patient.note'] }]);
  });

  it('come a second after each of the changes of an organization that writes little', () => {
    const news = open();
    for (let n = 0; n < 20; n += 1) {
      news.add(change('patient', `r${n}`));
      vi.advanceTimersByTime(1_000);
      expect(told).toHaveLength(n + 1);
      vi.advanceTimersByTime(9_000);
    }
  });

  it('end with the connection', () => {
    const news = open();
    news.add(change('patient', 'r1'));
    news.stop();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
  });
});
