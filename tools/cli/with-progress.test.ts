import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTerminalOutput } from './terminal-output.ts';
import { withProgress } from './with-progress.ts';

/** Collects the output of a command as a terminal would show it. */
function terminal() {
  const lines: string[] = [];
  const stream = Object.assign(Object.create(process.stdout), {
    ...{ isTTY: true, columns: 80 },
    write: (text: string) => lines.push(text.replace('\r\u001B[2K', '')),
  });
  return { lines, output: createTerminalOutput(stream) };
}

describe('a command in a terminal', () => {
  it('shows that it is at work before it has begun, and every second for how long', async () => {
    const { lines, output } = terminal();
    const { end } = withProgress('audit', output);
    expect(lines).toEqual(['audit: 0 s']);
    await wait(1_500);
    expect(lines).toContain('audit: 1 s');
    end();
    expect(lines.at(-1)).toBe('');
  });

  it('shows what it says of itself, also while nothing new comes of it', async () => {
    const { lines, output } = terminal();
    const { end, output: shown } = withProgress('backup', output);
    shown.progress('4,000 rows');
    expect(lines).toContain('4,000 rows 0 s');
    await wait(1_500);
    expect(lines).toContain('4,000 rows 1 s');
    end();
  });
});
