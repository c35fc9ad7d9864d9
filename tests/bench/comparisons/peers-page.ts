import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../../tools/quality/process.ts';
import { openingSection, typingSection } from '../forms/form-section.ts';
import type { SideName as FormSide } from '../forms/side.ts';
import type { SideName as TableSide } from '../tables/rows.ts';
import { tableSection } from '../tables/table-section.ts';
import { type Comparison, type Outcome, spreadOf } from './comparison.ts';
import type { SectionResults } from './kept-results.ts';

interface Side {
  readonly title: string;
  /** Name of the library in a package manifest, from which its version is read. */
  readonly library?: string;
}

export type SideTitles = Readonly<Record<string, Side>>;

export const formSides: Readonly<Record<FormSide, Side>> = {
  ours: { title: 'ours' },
  html: { title: 'plain HTML' },
  'react-hook-form': { title: 'react-hook-form by hand', library: 'react-hook-form' },
  rjsf: { title: 'RJSF', library: '@rjsf/core' },
  'rjsf-mantine': { title: 'RJSF with its Mantine theme', library: '@rjsf/mantine' },
  'json-forms': { title: 'JSON Forms', library: '@jsonforms/react' },
  surveyjs: { title: 'SurveyJS', library: 'survey-react-ui' },
  formily: { title: 'Formily', library: '@formily/react' },
  uniforms: { title: 'uniforms', library: 'uniforms' },
};

export const tableSides: Readonly<Record<TableSide, Side>> = {
  ours: { title: 'ours' },
  bare: { title: 'TanStack Table', library: '@tanstack/react-table' },
  'ag-grid': { title: 'AG Grid', library: 'ag-grid-community' },
  html: { title: 'plain HTML' },
};

const differences = [
  'Ours is the form of the product with its own controls, labels, help and messages, and checks the whole record with every commit; its list of rows is the one that the product uses. Stock RJSF, react-hook-form, Formily and uniforms show bare inputs of the browser, as their manuals do.',
  'Ours draws as many rows of fields as the window has room for at once and the others as soon as the page is idle; its time to open ends with the first. The other sides draw everything at once.',
  'Plain HTML is markup without script: nothing is checked, and what is typed is read by nobody. It says what the browser itself needs.',
  'react-hook-form checks only the field that is left; ours, RJSF, JSON Forms and uniforms check the whole form by its JSON Schema; SurveyJS and Formily check the field that changes, by rules in their own words.',
  'SurveyJS is set to notice each key (`textUpdateMode: onTyping`), as the others do; as it comes it waits until the field is left.',
  'uniforms names React 18 as the latest that it supports; it runs with React 19 here.',
  'Keys are typed into forms of up to 600 fields. They are counted in processor time of the page, and three sides are typed into at the same time, each in a process of its own. Everything else is by the clock, one side after the other.',
  '5,000 fields are opened only by sides that open 600 in less than 75 ms, and without an opening before that warms up. Who takes longer than 90 seconds for one repetition of anything has failed.',
  'The tables show ten rows a page. Ours and TanStack Table render at once; AG Grid, whose animations are switched off, renders in the next frames, up to 16 ms later each.',
  'Plain HTML sorts an array with `<` and writes the markup of a page; it has no pager.',
];

/** Titles of the sections, in the order of the page. */
const titles = [openingSection.title, typingSection.title, tableSection.title];

/** Builds the page of the documentation with these sections in place of its own; keeps all other sections. */
export function pageWith(before: string, sections: Readonly<Record<string, string>>): string {
  const parts = before.split(/^(?=## )/m);
  const textOf = (title: string) =>
    sections[title] ?? parts.find((part) => part.startsWith(`## ${title}\n`)) ?? missing(title);
  const texts = [introduction, ...titles.map(textOf), differencesText];
  return `${texts.map((text) => text.trim()).join('\n\n')}\n`;
}

const introduction = [
  '# Beside others',
  [
    'Made by `npm ci --prefix tests/bench && npm run bench -- peers`; `peers-opening`, `peers-typing` and `peers-tables` make one section anew.',
    'Each side shows the same fields with the same values, or the same rows, in a production build in one Chromium; the sides take turns.',
    'A cell has the median in milliseconds, the least and the most in brackets, and below the ratio ours : theirs; less than 1 means that ours is faster.',
    'The ratios say more than the milliseconds, which depend on the machine.',
  ].join(' '),
].join('\n\n');

const differencesText = [
  '## What differs between the sides',
  differences.map((each) => `- ${each}`).join('\n'),
].join('\n\n');

function missing(title: string): string {
  return `## ${title}\n\nNot measured yet.`;
}

export interface SectionOfPage {
  readonly title: string;
  /** Number of comparisons that the complete section has. */
  readonly planned: number;
  readonly sides: SideTitles;
  /** Commit that is measured. */
  readonly commit: string;
  /** Day of the measurement, such as `2026-11-23`. */
  readonly day: string;
}

/** Text of a section of the page, with the comparisons measured so far. */
export function sectionText(section: SectionOfPage, results: SectionResults): string {
  const { title, sides } = section;
  const { comparisons } = results;
  const heads = Object.values(sides).map(headOf);
  const names = Object.keys(sides);
  return [
    ...[`## ${title}`, '', circumstancesOf(section, results), ''],
    ...[rowOf(['', ...heads]), rowOf(['---', ...heads.map(() => '---')])],
    ...comparisons.map(({ title: what, outcomes }) =>
      rowOf([
        what,
        ...names.map((name) => cellOf(outcomes[name], name === 'ours' ? undefined : outcomes['ours'])),
      ]),
    ),
    ...failuresOf(comparisons, sides),
  ].join('\n');
}

function circumstancesOf(
  { commit, day, planned }: SectionOfPage,
  { loads, seconds, repetitions, comparisons }: SectionResults,
): string {
  const load = loads.map((each) => each.toFixed(1)).join(', ');
  const unfinished = planned - comparisons.length;
  return [
    `Of commit ${commit} on ${day}: ${repetitions === 1 ? 'one repetition' : `${repetitions} repetitions`}, in ${Math.round(seconds / 60)} minutes on ${cpus().length} cores with a load of ${load} before it began${loads.length > 1 ? ' and each time it went on' : ''}.`,
    ...(unfinished > 0
      ? [`**Unfinished: ${unfinished} of ${planned} rows are missing; run it again to go on.**`]
      : []),
  ].join(' ');
}

/** Lists the reasons for the cells that say "failed". */
function failuresOf(comparisons: readonly Comparison[], sides: SideTitles): readonly string[] {
  const failures = comparisons.flatMap(({ title, outcomes }) =>
    Object.entries(outcomes).flatMap(([name, outcome]) =>
      'failure' in outcome ? [`- ${sides[name]?.title ?? name}, ${title}: ${outcome.failure}`] : [],
    ),
  );
  return failures.length === 0 ? [] : ['', 'Failed:', '', ...failures];
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function cellOf(outcome: Outcome | undefined, ours: Outcome | undefined): string {
  if (outcome === undefined) return '–';
  const spread = spreadOf(outcome);
  if (spread === undefined) return 'failed';
  const { median, least, most } = spread;
  const own = spreadOf(ours);
  const ratio = own === undefined ? '' : `<br>${(own.median / median).toFixed(2)}×`;
  return `${shown(median)} (${shown(least)}–${shown(most)})${ratio}`;
}

function shown(milliseconds: number): string {
  return milliseconds.toFixed(milliseconds < 10 ? 1 : 0);
}

function headOf({ title, library }: Side): string {
  return library === undefined ? title : `${title} ${versionOf(library)}`;
}

function versionOf(library: string): string {
  const manifests = ['tests/bench/package.json', 'package.json'].map(
    (path) => JSON.parse(readFileSync(join(projectRoot, path), 'utf8')) as Manifest,
  );
  const all = manifests.map(({ dependencies, devDependencies }) => ({ ...dependencies, ...devDependencies }));
  return all.map((versions) => versions[library]).find((version) => version !== undefined) ?? '';
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
