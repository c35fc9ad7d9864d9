import type { Subjects } from './figures-page.ts';

const eachCommit =
  'Half of a commit is React’s dispatch of the key, which both sides have. Since a key checks its own field where no other place depends on it ([0370](../decisions/0370-a-key-checks-its-own-field.md)), 2.14, 2.29 and 2.04× have become 2.01, 1.87 and 1.35× at 77, 300 and 600 fields: a form with conditions still evaluates those at each commit. react-hook-form checks nothing before a field is left. Stock RJSF, which checks the whole form, takes 3 to 6 times as long. React sets the `name` of an input anew after each change event, and Chrome then builds the index of the form’s controls again: 223 µs a key at 600 fields. The next idea is an input that React does not control while it has the focus.';

const rowsInARow =
  'Between 1.29 and 1.57× were measured on different days, so the second digit says little. A key in a cell renders nothing but the cell. A key with a commit of its own takes 1.2 ms as well, so that the commit, which eight keys share here, is not what is more than by hand: to check only the row that was typed into would gain nothing. The next idea is a profile of the key itself, in 600 controls.';

const readsPromise =
  'A read has to leave an entry in the audit trail on the disk before it is answered, which bare Hono does not. The same promises written by hand in one short handler ([0343](../decisions/archive/0343-what-is-promised-by-hand.md)) reach 25 to 31 % of bare Hono: the gateway is 1.8 to 2 times as fast as they are, since reads of the same moment share a statement and the disk. Since entries are linked by that statement, organization by organization, so that the trail can be distributed ([0352](../decisions/0352-entries-link-themselves.md)), it costs 3 % more of the database; 48 and 70 % were measured before.';

const memoryAtRest =
  '119 to 122 MiB were measured on three days: what is collected before the measurement differs by some MiB from run to run. 61 MiB of it are files that are mapped (Node itself), 31 V8’s heap. The modules that are loaded at the start were listed by size (1,389, 6.4 MB of source): those that make the demonstration’s records are loaded where a new database needs them now (0.7 MB of heap less with another small part that was not taken over), settings of malloc and of threads moved nothing. The next idea is to load validators, forms and documents (2 MB of source) by their first use, for which the product must not be one object any more.';

const slowPage =
  'What follows the document is its program alone: a script at its head reads profile, record and rows meanwhile ([0367](../decisions/0367-pages-read-before-their-program.md)). Document and program take 562 ms each and 215 kB (program 156, styles 23, the screen’s part 32) 1.2 s: 2.3 s, and the slowed processor the rest. On a quiet machine rows came after 4.1 s before that script and after 3.1 s with it. Earlier figures looked for rows only once the card of the patient was there. The next idea is a smaller program.';

const shorterRoundTrips =
  'The same requests: document, program and 215 kB take 1.5 s, the slowed processor the rest.';

const savesPromise =
  'A save checks, merges, writes history, an audit entry, an outbox entry and the kept answer; bare Hono has one update. The same promises written by hand in one short handler ([0343](../decisions/archive/0343-what-is-promised-by-hand.md)) reach 32 to 33 % of bare Hono, and the gateway 97 to 102 % of them: 45 % would take fewer promises, not less code. Tried there: statements of one turn as a group ([0342](../decisions/0342-statements-of-a-turn-travel-as-a-group.md)), 6 → 2 synchronisations a save.';

/** Rows of figures held to an aim, in the order of the page. */
export const subjects: Subjects = {
  'Developing and starting': [
    ...(
      [
        ['a tab', 'a tab', 2714],
        ['an entity', 'an entity', undefined],
        ['a screen', 'a screen', undefined],
        ['a tab added, with its place on a screen', 'a new tab, with its place on a screen,', undefined],
        ['the same removed', 'a tab', undefined],
      ] as const
    ).map(([name, title, before], index) => ({
      bench: 'save-to-page',
      what: `${title} is ${index < 4 ? 'saved' : 'removed'} until the open page shows it, by the clock, at the median`,
      printed: new RegExp(`^save of ${name} until the open page shows it .*\\((\\d+) ms at the median`),
      unit: ' ms',
      ...(before === undefined ? {} : { before }),
      aim: { atMost: 400 },
    })),
    {
      bench: 'watch',
      what: 'compiling again after a change of a tab, in processor time',
      printed: /^a change of a tab in watch mode .*\((\d+) ms of processor time/,
      unit: ' ms',
      before: 150,
      aim: { atMost: 80 },
    },
    {
      bench: 'watch',
      what: 'compiling again after a change of an entity, in processor time',
      printed: /^a change of an entity in watch mode .*\((\d+) ms of processor time/,
      unit: ' ms',
      before: 150,
      aim: { atMost: 80 },
      argument:
        'Plans note which files they read ([0345](../decisions/0345-plans-note-what-they-read.md)): 22 of 330 are made anew. The next idea is to note which members of an entity’s plan are read, not the whole plan.',
    },
    {
      bench: 'start-up',
      what: '`npm start` with new data, compiled and built before, until `/readyz`',
      printed: /^npm start with new data until \/readyz: ([\d.]+) s/,
      unit: ' s',
      before: 56,
      aim: { atMost: 20 },
    },
    {
      bench: 'start-up',
      what: '`npm start` again until `/readyz`',
      printed: /^npm start until \/readyz: ([\d.]+) s/,
      unit: ' s',
      before: 6.4,
      aim: { atMost: 2 },
    },
    {
      bench: 'start-up',
      what: '`npm run dev` again until the first page',
      printed: /^npm run dev until the first page: ([\d.]+) s/,
      unit: ' s',
      before: 9,
      aim: { atMost: 3 },
    },
    {
      bench: 'thousand',
      what: 'compiling 1,000 entities whole : `json-schema-to-typescript` alone, as it comes, in processor time',
      printed: /\(as it comes\) = ([\d.]+)×/,
      unit: '×',
      before: 1.3,
      aim: { atMost: 1 },
      argument:
        'Of the time are Ajv’s code 29 % (13 % its optimisation), types 17 %, loading modules 21 %. The next idea is worker threads for validators and types, half of the time, which need only the resolved schema; they save nothing in processor time, which is what is compared.',
    },
  ],
  Checks: [
    {
      bench: 'validation',
      what: 'the emitted validator : Ajv standalone called by hand',
      printed: /^emitted validator : .* = ([\d.]+)×/,
      unit: '×',
      aim: { atMost: 1 },
    },
    {
      bench: 'validation',
      what: 'the whole check with its rules : Ajv standalone called by hand, which checks no rule',
      printed: /^check with .* = ([\d.]+)×/,
      unit: '×',
      before: 2.4,
      aim: { atMost: 1.5 },
      argument:
        'Ajv checks the structure alone here; 41 rules, hidden fields and tidying come on top. What was tried is in [0322](../decisions/archive/0322-checks-read-what-is-there.md): records that were parsed differ in their hidden classes, and reading each of 52 names costs more than the names that are there. The next idea is one emitted function with a switch over the names that are there.',
    },
  ],
  Forms: [
    ...(
      [
        ['patient', '77 fields with conditions', 14.2],
        ['wide300', '300 fields', 3.5],
        ['wide600', '600 fields'],
        ['rows100', '100 rows of 6 fields, in the product’s own list', 15.9],
      ] as const
    ).flatMap(([work, title, before]) => [
      {
        bench: 'forms',
        what: `opening ${title} : stock RJSF`,
        printed: new RegExp(`^mount, ${work}: .* = ([\\d.]+)×`),
        unit: '×',
        aim: { atMost: 1.3 },
      },
      {
        bench: 'typing',
        what: `script a key, keys in a row, ${title} : react-hook-form by hand`,
        printed: new RegExp(`^script a key, keys in a row, ${work}: .* = ([\\d.]+)×`),
        unit: '×',
        aim: { atMost: 1.5 },
        ...(work === 'rows100' ? { argument: rowsInARow } : {}),
      },
      {
        bench: 'typing',
        what: `script a key, each with a pause and so its own commit and check, ${title} : react-hook-form by hand, which checks nothing`,
        printed: new RegExp(`^script a key, keys each with a pause, ${work}: .* = ([\\d.]+)×`),
        unit: '×',
        ...(before === undefined ? {} : { before }),
        aim: { atMost: 2 },
        ...(work === 'rows100' ? {} : { argument: eachCommit }),
      },
    ]),
    {
      bench: 'forms',
      what: 'a save with 300 errors until the fields in sight are marked : stock RJSF’s first',
      printed: /^save with 300 errors, until fields in sight are marked, .* = ([\d.]+)×/,
      unit: '×',
      aim: { atMost: 1 },
    },
    {
      bench: 'forms',
      what: 'first save with 300 errors, with all that follows : stock RJSF’s first',
      printed: /^save with 300 errors, our first with all that follows : .* = ([\d.]+)×/,
      unit: '×',
      before: 1.87,
      aim: { atMost: 1.2 },
      argument:
        'What people wait for, until the fields in sight are marked, takes half of RJSF’s time since [0348](../decisions/0348-what-is-in-sight-comes-first.md); the rest, fields out of sight that are marked while the page is idle, RJSF does not have: its messages are one list. 1.23 and 1.43× were measured on two days (19 : 13 ms); why it differs was not looked for.',
    },
    {
      bench: 'large-forms',
      what: 'opening 5,000 fields of one object by their schema alone : plain HTML of the same fields',
      printed: /^open, 5,000 fields by their schema alone: .* = ([\d.]+)×/,
      unit: '×',
      aim: { atMost: 1.5 },
    },
    {
      bench: 'large-forms',
      what: 'opening a list of 5,000 items by their schema alone : plain HTML of the same items',
      printed: /^open, 5,000 items of a list by their schema alone: .* = ([\d.]+)×/,
      unit: '×',
      aim: { atMost: 1.5 },
    },
    {
      bench: 'large-forms',
      what: 'opening a matrix of 50 questions with 20 answers : a plain HTML table of the same radios',
      printed: /^open, matrix of 50 × 20: .* = ([\d.]+)×/,
      unit: '×',
      aim: { atMost: 1 },
    },
  ],
  Tables: [
    ...(
      [
        ['Title', 'a text of many values', undefined],
        ['City', 'a text of few values', undefined],
        ['Day', 'a day', undefined],
        ['Amount', 'a number', 1.2],
      ] as const
    ).map(([column, title, before]) => ({
      bench: 'tables',
      what: `first sort of 100,000 rows by ${title} : bare TanStack Table`,
      printed: new RegExp(`first sort by ${column}: .* = ([\\d.]+)×`),
      unit: '×',
      ...(before === undefined ? {} : { before }),
      aim: { atMost: 1 },
    })),
    {
      bench: 'tables',
      what: 'turning a page of 100,000 rows : bare TanStack Table with the pager of its example',
      printed: /next page: .* = ([\d.]+)×/,
      unit: '×',
      before: 1.42,
      aim: { atMost: 1.1 },
      argument:
        'Near the resolution of the clock: 1.13, 1.42 and (`peers`) 1.12× were measured on one day with 7 pages turned; the bench turns 40 since. Over 200 turns of a table that is warm both sides take 0.40 ms of processor time (load 2, 2026-11-23): script 0.02 : 0.03, styles 0.04 : 0.08, layout 0.34 : 0.29. Of our layout 0.05 to 0.1 ms are the pager, which says which rows are shown; `table-layout: fixed`, columns without widths and heads that do not stay saved nothing. Rows keep their elements already ([0063](../decisions/archive/0063-changes-look-at-little.md)).',
    },
  ],
  Pages: [
    ...(
      [
        ['rows', 'until its first rows', 4.4, 2.5],
        ['all', 'until nothing is busy', 10.1, 5],
      ] as const
    ).flatMap(([time, title, before, most]) => [
      {
        bench: 'slow-page',
        what: `patient page with an empty cache, Fast 3G of the developer tools (562 ms a round trip), processor slowed 4 times, ${title}`,
        printed: new RegExp(`Fast 3G with 562.5 ms .*${time} ([\\d.]+) s`),
        unit: ' s',
        before,
        aim: { atMost: most },
        ...(time === 'rows' ? { argument: slowPage } : {}),
      },
      {
        bench: 'slow-page',
        what: `the same with the 150 ms a round trip that Lighthouse calls slow 4G, ${title}`,
        printed: new RegExp(`Fast 3G with 150 ms .*${time} ([\\d.]+) s`),
        unit: ' s',
        aim: { atMost: most },
        ...(time === 'rows' ? { argument: shorterRoundTrips } : {}),
      },
    ]),
  ],
  'The gateway': [
    ...([16, 48] as const).flatMap((atOnce) => [
      {
        bench: 'read-write',
        what: `point read of a patient (rights, organization, terms, audit entry on the disk), ${atOnce} at a time, of bare Hono with the same driver`,
        printed: new RegExp(`^read, ${atOnce} at a time: gateway is (\\d+) % of bare Hono`),
        unit: ' %',
        ...(atOnce === 16 ? { before: 55 } : {}),
        aim: { atLeast: 65 },
        argument: readsPromise,
      },
      {
        bench: 'read-write',
        what: `save of a whole patient (checks, merge, history, audit, outbox, idempotency), ${atOnce} at a time, of bare Hono with one update`,
        printed: new RegExp(`^write, ${atOnce} at a time: gateway is (\\d+) % of bare Hono`),
        unit: ' %',
        ...(atOnce === 16 ? { before: 33 } : {}),
        aim: { atLeast: 45 },
        argument: savesPromise,
      },
    ]),
    ...(['read', 'write'] as const).map((kind) => ({
      bench: 'read-write',
      what: `the same ${kind === 'read' ? 'read' : 'save'}, 16 at a time, of a short handler by hand that keeps the same promises of data`,
      printed: new RegExp(
        `^${kind}, 16 at a time: gateway is .* (\\d+) % of what keeps the promises by hand`,
      ),
      unit: ' %',
    })),
    {
      bench: 'footprint',
      what: 'memory at rest with PostgreSQL',
      printed: /^memory at rest with PostgreSQL: (\d+) MiB/,
      unit: ' MiB',
      before: 149,
      aim: { atMost: 120 },
      argument: memoryAtRest,
    },
    {
      bench: 'footprint',
      what: 'memory under load with PostgreSQL, at most',
      printed: /^memory under load, at most: (\d+) MiB/,
      unit: ' MiB',
      before: 275,
      aim: { atMost: 300 },
    },
  ],
  'The Studio': [
    ...(['the form of a patient', 'a form of 1,000 fields'] as const).flatMap((form) => [
      {
        bench: 'studio',
        what: `diagnostics of a draft in ${form}, p95`,
        printed: new RegExp(`^${form}: diagnostics, p95 .*\\((\\d+) ms\\)`),
        unit: ' ms',
        before: form === 'the form of a patient' ? 285 : 339,
        aim: { atMost: 200 },
      },
      {
        bench: 'studio',
        what: `changes of the preview of a draft in ${form}, worked out by the gateway, p95`,
        printed: new RegExp(`^${form}: changes of the preview, p95 .*\\((\\d+) ms\\)`),
        unit: ' ms',
        ...(form === 'the form of a patient' ? { before: 489 } : { before: 591 }),
        aim: { atMost: 100 },
      },
    ]),
    ...['the form of a patient', 'a form of 1,000 fields'].map((form) => ({
      bench: 'studio',
      what: `from a key in a title to the frame of the page that shows it in the preview of ${form}, p95`,
      printed: new RegExp(`^${form}, in the page: .*\\((\\d+) ms; `),
      unit: ' ms',
      aim: { atMost: 100 },
    })),
    {
      bench: 'studio',
      what: 'publishing a field renamed in 5,000 records, until three gateways under load answer by it',
      printed: /^publishing until three gateways answer by it .*\((\d+) ms\)/,
      unit: ' ms',
      aim: { atMost: 1000 },
    },
    {
      bench: 'studio',
      what: 'going back to the version before, while the 5,000 records are still being converted',
      printed: /^going back until three gateways answer by it .*\((\d+) ms\)/,
      unit: ' ms',
      aim: { atMost: 1000 },
    },
    {
      bench: 'studio',
      what: 'the same where one gateway is killed between preparing and switching',
      printed: /^the same where one of them was killed .*\((\d+) ms\)/,
      unit: ' ms',
      aim: { atMost: 1000 },
    },
    {
      bench: 'studio',
      what: 'requests that failed meanwhile',
      printed: /^\d+ requests meanwhile: (\d+) failed/,
      unit: '',
      aim: { atMost: 0 },
    },
    {
      bench: 'studio',
      what: 'what a change does to 100,016 stored records, counted',
      printed: /^what a change does to \d+ records .*\((\d+) s\)/,
      unit: ' s',
      aim: { atMost: 60 },
    },
  ],
};
