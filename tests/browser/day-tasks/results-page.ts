import type { Effort } from './effort.ts';
import type { Before } from './tasks.ts';

export interface MeasuredTask extends Effort {
  readonly title: string;
  readonly hand: string;
  readonly before: Before;
}

const introduction = `# Tasks of a day

Made by \`DAY_TASKS=record npm run day-tasks\`, which performs each task in Chromium at 1440 × 900 on the demonstration, by pointer and by keys alone, and fails where one takes more presses than its budget (\`tests/browser/day-tasks/tasks.ts\`). Without the variable it writes nothing.

*Presses* are clicks, and keys other than those of texts; *scrolls* are targets of the pointer outside of the window; *moved* are elements that moved without an input just before. *Seconds* are those of a practised person by the keystroke-level model (Card, Moran and Newell, “The keystroke-level model for user performance time with interactive systems”, Communications of the ACM 23(7), 1980, 396–410): 0.28 for a key, 1.1 for pointing, 0.2 for a click, 0.4 for the hand between devices, 1.35 for deciding, once an action. They compare ways, and say nothing of anybody's day. *Before* is 2026-11-30.

| task | by | presses before | now | seconds before | now | typed | scrolls | moved |
|---|---|---|---|---|---|---|---|---|
`;

/** Writes the page of results in Markdown. */
export function resultsPage(tasks: readonly MeasuredTask[]): string {
  const lines = tasks.map(({ title, hand, before: [presses, seconds], ...now }) => {
    const cells = [
      title,
      hand,
      presses,
      now.presses,
      seconds,
      now.seconds,
      now.typed,
      now.scrolls,
      now.moved,
    ];
    return `| ${cells.join(' | ')} |\n`;
  });
  return introduction + lines.join('');
}
