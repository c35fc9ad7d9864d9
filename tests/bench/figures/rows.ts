import type { Subjects } from './figures-page.ts';

/** What is held to an aim, in the order of the page. */
export const subjects: Subjects = {
  'Developing and starting': [
    ...(
      [
        ['a tab', 'a tab', 2714],
        ['an entity', 'an entity', undefined],
        ['a screen', 'a screen', undefined],
        ['a tab added, with its place on a screen', 'a new tab, with its place on a screen,', undefined],
        ['the tab removed', 'a tab', undefined],
      ] as const
    ).map(([name, title, before], index) => ({
      bench: 'save-to-page',
      what: `${title} is ${index < 4 ? 'saved' : 'removed'} until the open page shows it, by the clock, at the median`,
      printed: new RegExp(`^save of ${name} until the open page shows it .*\\((\\d+) ms at the median`),
      unit: ' ms',
      ...(before === undefined ? {} : { before }),
      aim: { atMost: 400 },
    })),
    ...(['a tab', 'an entity'] as const).map((name) => ({
      bench: 'watch',
      what: `compiling again after a change of ${name}, in processor time`,
      printed: new RegExp(`^a change of ${name} in watch mode .*\\((\\d+) ms of processor time`),
      unit: ' ms',
      before: 150,
      aim: { atMost: 80 },
    })),
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
    },
  ],
  Forms: [
    ...(
      [
        ['patient', '77 fields with conditions', 14.2],
        ['wide300', '300 fields', 4.2],
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
      },
      {
        bench: 'typing',
        what: `script a key, each with a pause and so its own commit and check, ${title} : react-hook-form by hand, which checks nothing`,
        printed: new RegExp(`^script a key, keys each with a pause, ${work}: .* = ([\\d.]+)×`),
        unit: '×',
        ...(before === undefined ? {} : { before }),
        aim: { atMost: 2 },
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
      },
      {
        bench: 'slow-page',
        what: `the same with the 150 ms a round trip that Lighthouse calls slow 4G, ${title}`,
        printed: new RegExp(`Fast 3G with 150 ms .*${time} ([\\d.]+) s`),
        unit: ' s',
        aim: { atMost: most },
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
      },
      {
        bench: 'read-write',
        what: `save of a whole patient (checks, merge, history, audit, outbox, idempotency), ${atOnce} at a time, of bare Hono with one update`,
        printed: new RegExp(`^write, ${atOnce} at a time: gateway is (\\d+) % of bare Hono`),
        unit: ' %',
        ...(atOnce === 16 ? { before: 33 } : {}),
        aim: { atLeast: 45 },
      },
    ]),
    {
      bench: 'footprint',
      what: 'memory at rest with PostgreSQL',
      printed: /^memory at rest with PostgreSQL: (\d+) MiB/,
      unit: ' MiB',
      before: 149,
      aim: { atMost: 120 },
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
        aim: { atMost: 200 },
      },
      {
        bench: 'studio',
        what: `changes of the preview of a draft in ${form}, worked out by the gateway, p95`,
        printed: new RegExp(`^${form}: changes of the preview, p95 .*\\((\\d+) ms\\)`),
        unit: ' ms',
        aim: { atMost: 100 },
      },
    ]),
    {
      bench: 'studio',
      what: 'from a key in a title to the frame of the page that shows it in the preview of the form of a patient, p95',
      printed: /^the form of a patient, in the page: .*\((\d+) ms; /,
      unit: ' ms',
      aim: { atMost: 100 },
    },
    {
      bench: 'studio',
      what: 'publishing a field renamed in 5,000 records, until three gateways under load answer by it',
      printed: /^publishing until three gateways answer by it .*\((\d+) ms\)/,
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
