import type { Effort } from './effort.ts';
import type { Before } from './tasks.ts';

export interface MeasuredTask extends Effort {
  readonly title: string;
  readonly hand: string;
  readonly before: Before | undefined;
}

const introduction = `# Tasks of a day

Made by \`DAY_TASKS=record npm run day-tasks\`, which performs each task in Chromium at 1440 × 900 on the demonstration, by pointer and by keys alone, and fails where one takes more presses than its budget (\`tests/browser/day-tasks/tasks.ts\`). Without the variable it writes nothing.

*Presses* are clicks, and keys other than those of texts; *scrolls* are targets of the pointer outside of the window; *moved* are elements that moved without an input just before. *Seconds* are those of a practised person by the keystroke-level model (Card, Moran and Newell, “The keystroke-level model for user performance time with interactive systems”, Communications of the ACM 23(7), 1980, 396–410): 0.28 for a key, 1.1 for pointing, 0.2 for a click, 0.4 for the hand between devices, 1.35 for deciding, once an action. They compare ways, and say nothing of anybody's day. *Before* is 2026-11-30; *not taken* where nobody measured then.

| task | by | presses before | now | seconds before | now | typed | scrolls | moved |
|---|---|---|---|---|---|---|---|---|
`;

const glance = `
## Pages at a glance

Measured on 2026-11-30 in Chromium on the demonstration, before and after the pages were arranged anew; *not taken* where nobody measured the same page before; *held by* is the test that fails above its budget.

| what | before | after | held by |
|---|---|---|---|
| patient at 1440 × 900: top of the first medicine | not taken | 578 px | pharmacists-day.journey (600) |
| … height of the profile, five allergies and three measures recorded | not taken | 364 px | pharmacists-day.journey (400) |
| header at 1280 × 800, five allergies | 64 px | 48 px | pharmacists-day.journey (48) |
| header at 720 × 450, which is 200 % | 144 px | 60 px | pharmacists-day.journey (90) |
| header at 320 × 256, which is 400 % | 195 px | 43 px | pharmacists-day.journey (51) |
| patient at 390 × 844: top of the first fact, since 2026-12-01 of what comes next | not taken | 166 px | pharmacists-day.journey (168) |
| queue of ten rows and ten columns at 390 px: height of the page | 3,620 px | at most 1,600 px | dashboard.journey (1,600) |
| empty table | 144 px | 36 px | – |
| queue at 1280 × 800: top of the first row | 338 px | 254 px | – |
| … heights of its rows | 37 to 53 px | 49 px, all | dashboard.journey |
| … width of its usual eight columns, of what there is | cut | all of it | dashboard.journey |
| … ten columns | cut, without names' first half and boxes to tick; then 1,066 px of table in 837 px | all of them in 837 px | dashboard.journey |
| … bar of what can be done with selected rows | two lines | one line, four actions and the others under *More* | dashboard.journey |
| reconciliation of ten entries at 1440 px: height of the lists | 800 px | 710 px | – |

Seen in the pictures before: the profile was half empty while one of its four columns was 18 lines high, sentences on what is missing took four lines each, the user's address had a line of the header for itself, actions of a queue took three lines of a phone, and heads to sort by were cut off. After: columns are about as high; five medicines and the last two contacts are in sight. Looked at on 2026-12-01 in light and dark at 1440, 1280, 720 and 390 px: queues, a patient, reconciliation and its dialog *Add list*; boxes to tick were not looked at in the dark. Marks of a reconciliation were on every other wording ("Take one … by mouth once a day" beside "1 tablet daily"); they are on what differs in meaning. A phone shows one group of a reconciliation at a time; unticked boxes, the matrix and the drawings of the risk were looked at in the dark. Still seen: the reserved room of *Override* is a gap in the bar.
`;

const notTaken = ['not taken', 'not taken'] as const;

/** Writes the page of results in Markdown. */
export function resultsPage(tasks: readonly MeasuredTask[]): string {
  const lines = tasks.map(({ title, hand, before: [presses, seconds] = notTaken, ...now }) => {
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
  return introduction + lines.join('') + glance;
}
