import { describe, expect, it, vi } from 'vitest';
import type { FailureReport } from '../../engine/core/protocol/failure-report.ts';
import { createReporter } from './create-reporter.ts';
import { watchWindow } from './watch-window.ts';

function failure(line: number): FailureReport {
  return { place: 'profile.notes', kind: 'render', error: 'TypeError', at: [`page.js:${line}:1`] };
}

function reporterAt(start: number) {
  const send = vi.fn(async (_report: FailureReport) => undefined);
  const clock = { time: start };
  return { send, clock, report: createReporter({ send, now: () => clock.time }) };
}

describe('what a page tells of its failures', () => {
  it('tells the same failure once a minute [ERR-08]', () => {
    const { send, clock, report } = reporterAt(0);
    report(failure(1));
    report(failure(1));
    expect(send).toHaveBeenCalledTimes(1);
    clock.time = 60_000;
    report(failure(1));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('tells each failure that is another one, and stops before it becomes a flood', () => {
    const { send, report } = reporterAt(0);
    for (let line = 0; line < 100; line += 1) report(failure(line));
    expect(send).toHaveBeenCalledTimes(20);
  });

  it('goes on when a report does not arrive', () => {
    const report = createReporter({ send: () => Promise.reject(new Error('away')) });
    expect(() => report(failure(1))).not.toThrow();
  });

  it('hears of scripts that throw and of promises that nobody catches, without their words [ERR-08]', () => {
    const told: FailureReport[] = [];
    const stop = watchWindow((report) => told.push(report));
    const error = new RangeError('Ann Reader');
    dispatchEvent(new ErrorEvent('error', { error, message: 'Ann Reader' }));
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    stop();
    expect(told).toMatchObject([
      { place: 'window', kind: 'script', error: 'RangeError' },
      { place: 'window', kind: 'promise', error: 'RangeError' },
    ]);
    expect(JSON.stringify(told)).not.toContain('Ann');
  });

  it('takes what was broken off, and what the browser remarks, for no failure', () => {
    const told: FailureReport[] = [];
    const stop = watchWindow((report) => told.push(report));
    const reason = new DOMException('stopped', 'AbortError');
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed' }));
    stop();
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('later') }));
    expect(told).toEqual([]);
  });
});
