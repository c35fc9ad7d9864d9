import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChangedRecords } from '../../engine/core/protocol/changed-records.ts';
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

  it('come once in ten seconds at most, however much is written, and as one change then', () => {
    const news = open();
    for (let n = 0; n < 3_000; n += 1) {
      news.add(change(n % 2 === 0 ? 'patient' : 'patient.note', `r${n}`));
      vi.advanceTimersByTime(10);
    }
    expect(told).toHaveLength(3);
    expect(told[1]).toEqual([{ types: ['patient', 'patient.note'] }]);
  });

  it('end with the connection', () => {
    const news = open();
    news.add(change('patient', 'r1'));
    news.stop();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
  });
});
