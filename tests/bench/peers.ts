import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../tools/quality/process.ts';
import { measureForms } from './forms/measure-forms.ts';
import type { Comparison } from './spread.ts';
import { measureTables } from './tables/measure-tables.ts';

const page = 'docs/developer/peers.md';

/** Our forms and tables beside those of others, written to a page of the documentation: half an hour. */
export async function benchPeers(): Promise<readonly string[]> {
  const load = loadavg()[0] ?? 0;
  const forms = await measureForms();
  const tables = await measureTables();
  const text = [
    ...['# Beside others', ''],
    ...[introduction(load), ''],
    ...section('Forms', forms, names.forms),
    ...section('Tables', tables, names.tables),
    ...['## What differs between the sides', '', ...differences.map((each) => `- ${each}`), ''],
  ].join('\n');
  writeFileSync(join(projectRoot, page), text);
  return [`written to ${page}`];
}

function introduction(load: number): string {
  const day = new Date().toISOString().slice(0, 10);
  return [
    `Made by \`npm ci --prefix tests/bench && npm run bench -- peers\` on ${day}, ${cpus().length} cores with a load of ${load.toFixed(1)} before it began.`,
    'Each side shows the same fields with the same values, or the same rows, in a production build in one Chromium; the sides take turns.',
    'A cell has the median of five repetitions in milliseconds, the least and the most of them in brackets, and below one the ratio ours : theirs; less than 1 means that ours is faster.',
    'The repetitions say more than the milliseconds, which depend on the machine.',
  ].join(' ');
}

/** Sides by their names here and in the manifests. */
const names: Readonly<Record<'forms' | 'tables', ReadonlyMap<string, readonly string[]>>> = {
  forms: new Map([
    ['ours', []],
    ['html', []],
    ['react-hook-form', ['react-hook-form']],
    ['rjsf', ['@rjsf/core']],
    ['rjsf-mantine', ['@rjsf/mantine']],
    ['json-forms', ['@jsonforms/react']],
    ['surveyjs', ['survey-react-ui']],
    ['formily', ['@formily/react']],
    ['uniforms', ['uniforms']],
  ]),
  tables: new Map([
    ['ours', []],
    ['html', []],
    ['bare', ['@tanstack/react-table']],
    ['ag-grid', ['ag-grid-community']],
  ]),
};

const titles: Readonly<Record<string, string>> = {
  ours: 'ours',
  html: 'plain HTML',
  'react-hook-form': 'react-hook-form by hand',
  rjsf: 'RJSF',
  'rjsf-mantine': 'RJSF with its Mantine theme',
  'json-forms': 'JSON Forms',
  surveyjs: 'SurveyJS',
  formily: 'Formily',
  uniforms: 'uniforms',
  bare: 'TanStack Table',
  'ag-grid': 'AG Grid',
};

const differences = [
  'Ours is the form of the product with its Mantine controls, labels, help and messages, and checks the whole record with every commit; its list of rows is the one that the product uses. Stock RJSF, react-hook-form, Formily and uniforms show bare inputs of the browser, as their manuals do.',
  'Plain HTML is markup without script: nothing is checked, and what is typed is read by nobody. It says what the browser itself needs.',
  'react-hook-form checks only the field that is left; ours, RJSF, JSON Forms and uniforms check the whole form by its JSON Schema; SurveyJS and Formily check the field that changes, by rules in their own words.',
  'SurveyJS is set to notice each key (`textUpdateMode: onTyping`), as the others do; as it comes it waits until the field is left.',
  'uniforms names React 18 as the latest that it supports; it runs with React 19 here.',
  '5,000 fields are opened only by sides that open 600 in less than half a second.',
  'The tables show ten rows a page. Ours and TanStack Table render at once; AG Grid, whose animations are switched off, renders in the next frames, up to 16 ms later each.',
  'Plain HTML sorts an array with `<` and writes the markup of a page; it has no pager.',
];

function section(
  title: string,
  comparisons: readonly Comparison[],
  sides: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const heads = [...sides].map(([name, libraries]) => [titles[name], ...libraries.map(versionOf)].join(' '));
  return [
    ...[`## ${title}`, ''],
    ...[rowOf(['', ...heads]), rowOf(['---', ...heads.map(() => '---')])],
    ...comparisons.map((each) => rowOf([each.title, ...[...sides.keys()].map((name) => cellOf(each, name))])),
    '',
  ];
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function cellOf({ figures }: Comparison, name: string): string {
  const found = figures.get(name);
  if (found === undefined) return '–';
  const ours = figures.get('ours')?.median ?? Number.NaN;
  const spread = `${shown(found.median)} (${shown(found.least)}–${shown(found.most)})`;
  return name === 'ours' ? spread : `${spread}<br>${(ours / found.median).toFixed(2)}×`;
}

function shown(milliseconds: number): string {
  return milliseconds.toFixed(milliseconds < 10 ? 1 : 0);
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
