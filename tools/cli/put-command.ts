import { readFile } from 'node:fs/promises';
import { isJsonObject, type JsonObject } from '../../engine/core/json/json.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { LoadOutcome, LoadRecord } from '../../engine/core/protocol/load.ts';
import { nearest } from '../../engine/core/text/nearest.ts';
import { decodeText } from '../../features/import/server/fhir/decode-text.ts';
import { type FileProblem, formatFileProblem } from '../../features/import/server/fhir/file-problem.ts';
import { parseJson } from '../../features/import/server/fhir/parse-json.ts';
import { type Command, type CommandRun, type ExitCode, type Output, UsageError } from './command.ts';
import { unreachable } from './intake/find-files.ts';
import { parseCall } from './parse-call.ts';
import { withTarget } from './with-target.ts';

const usage = 'npm run cli -- put FILE…';

const help = `Usage: ${usage}

Creates or changes records, above all those that no page makes: organizations, users, terms of use. A FILE is JSON
that holds lists of records by the name of their entity, each record with an _id of your choice:

  {
    "organization": [{ "_id": "north", "type": "organization", "name": "Northside Clinic" }],
    "user": [{ "_id": "ann", "type": "user", "auth0Id": "the sub of her tokens", … }]
  }

The product may be running or not. Putting the same file again changes nothing; of a changed file, what changed in
it is changed. Nothing is removed: a user who leaves gets "disabled": true.

Options:
  --help  this text

Exit code: 0 when all was taken, 1 when a file was not read or a record is refused or incomplete, 2 for a wrong call.
docs/operator/first-records.md shows it by example.`;

export const putCommand: Command = {
  name: 'put',
  summary: 'create or change records: organizations, users, terms and others (JSON files)',
  help,
  run,
};

async function run({ args, output, services }: CommandRun): Promise<ExitCode> {
  const { positionals: files } = parseCall({ args, options: {}, usage });
  if (files.length === 0) throw new UsageError(`Name at least one file. Usage: ${usage}`);
  const product = await services.product();
  const read = await Promise.all(files.map((file) => readRecords(file, product)));
  const problems = read.flatMap((each) => ('problem' in each ? [each.problem] : []));
  // Loads all files or none, since records of one file may need those of another.
  for (const problem of problems) output.complain(formatFileProblem(problem));
  if (problems.length > 0) return 1;
  const records = read.flatMap((each) => ('records' in each ? each.records : []));
  const outcomes = await withTarget(
    () => services.openTarget(product),
    async (target) => (await target()).load(records),
  );
  return report(outcomes, output);
}

type ReadRecords = { readonly records: readonly LoadRecord[] } | { readonly problem: FileProblem };

async function readRecords(file: string, product: Product): Promise<ReadRecords> {
  const bytes = await readFile(file).catch((error: unknown) => unreachable(file, error));
  if (!Buffer.isBuffer(bytes)) return { problem: bytes };
  const decoded = decodeText(file, bytes);
  if ('problem' in decoded) return decoded;
  const parsed = parseJson(file, decoded.text);
  if ('problem' in parsed) return parsed;
  const what = mistakeIn(parsed.value, product);
  if (what === undefined)
    return { records: recordsOf(parsed.value as Readonly<Record<string, JsonObject[]>>) };
  return { problem: { file, line: 1, column: 1, what, help: `see "${usage.replace('FILE…', '--help')}"` } };
}

function mistakeIn(value: unknown, { entities }: Product): string | undefined {
  if (!isJsonObject(value)) return 'this is no object with lists of records';
  for (const [entity, records] of Object.entries(value)) {
    if (!Object.hasOwn(entities, entity)) return unknownEntity(entity, Object.keys(entities));
    if (!Array.isArray(records) || !records.every(isJsonObject)) return `"${entity}" is no list of records`;
    if (!records.every(({ _id }) => typeof _id === 'string')) return `a record of "${entity}" has no _id`;
  }
  return undefined;
}

function unknownEntity(name: string, known: readonly string[]): string {
  const meant = nearest(name, known);
  return `there is no entity "${name}"${meant === undefined ? '' : `, did you mean "${meant}"?`}`;
}

function recordsOf(lists: Readonly<Record<string, readonly JsonObject[]>>): readonly LoadRecord[] {
  return Object.entries(lists).flatMap(([entity, records]) => records.map((record) => ({ entity, record })));
}

function report(outcomes: readonly LoadOutcome[], output: Output): ExitCode {
  for (const { entity, id, outcome, problems } of outcomes) {
    output.say(`${entity} ${id}: ${outcome}`);
    for (const { at, message } of problems) output.complain(`${entity} ${id}: ${at} ${message}`);
  }
  const isWhole = outcomes.every(
    ({ outcome, problems }) =>
      outcome !== 'refused' && problems.every(({ severity }) => severity !== 'error'),
  );
  return isWhole ? 0 : 1;
}
