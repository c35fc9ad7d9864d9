import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runGates } from './run-gates.ts';

let printed = '';

beforeEach(() => {
  printed = '';
  const note = (text: string | Uint8Array): boolean => {
    printed += String(text);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(note);
  vi.spyOn(process.stderr, 'write').mockImplementation(note);
});

afterEach(() => vi.restoreAllMocks());

describe('running gates', () => {
  it('prints one line each and the output of those that fail, and counts both', async () => {
    const tally = await runGates([
      { title: 'calm', run: async () => ({ passed: true, output: 'not worth a line' }) },
      { title: 'stormy', run: async () => ({ passed: false, output: 'a.ts:1:1 is wrong\n' }) },
    ]);
    expect(tally).toEqual({ passed: 1, failed: 1 });
    expect(printed.trimEnd().split('\n')).toHaveLength(3);
    expect(printed).toContain('a.ts:1:1 is wrong');
    expect(printed).not.toContain('not worth a line');
  });

  it('runs the first alone, and then two at a time, told in their order', async () => {
    const running = new Set<string>();
    const together: string[][] = [];
    const gate = (title: string, turns: number) => ({
      title,
      async run() {
        running.add(title);
        together.push([...running]);
        for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
        running.delete(title);
        return { passed: true, output: '' };
      },
    });
    await runGates([gate('first', 3), gate('slow', 9), gate('quick', 1), gate('last', 1)]);
    expect(together.filter((titles) => titles.includes('first'))).toEqual([['first']]);
    expect(Math.max(...together.map(({ length }) => length))).toBe(2);
    expect([...printed.matchAll(/first|slow|quick|last/g)].map(([title]) => title)).toEqual([
      'first',
      'slow',
      'quick',
      'last',
    ]);
  });
});
