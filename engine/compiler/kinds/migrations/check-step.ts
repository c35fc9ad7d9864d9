import type { JSONPath } from 'jsonc-parser';
import { tokensOf } from '../../../core/json/pointer.ts';
import { schemaType } from '../../../core/json/schema-type.ts';
import type { DiagnosticCode } from '../../diagnostic-kinds.ts';
import type { StepFile } from '../../files/migrations.ts';
import { reportUnknown } from '../../report-unknown.ts';
import { formerPathsOf } from './former-paths.ts';
import { patternOf, type StepsAt } from './steps-at.ts';

interface StepAt extends StepsAt {
  readonly at: JSONPath;
  /** Paths of older shapes from which later steps take values. */
  readonly later: ReadonlySet<string>;
}

/**
 * Checks that a step converts a former shape to the current one, and that repeating it changes nothing;
 * otherwise reports why.
 */
export function checkStep(step: StepFile, given: StepAt): boolean {
  const mistakes = [
    ...formerPathsOf(step).map((path) => isFormer(path, given)),
    ...targetsOf(step).map(({ pointer, path }) => isTarget(pointer, path, given)),
    ...('move' in step || 'recode' in step || 'drop' in step ? [] : [isOneValue(step, given)]),
    ...('convert' in step ? [isOtherType(step, given)] : []),
    ...('fill' in step ? [isRequired(step.fill, given)] : []),
    ...('recode' in step ? [areCodes(step, given), areOneToOne(step, given)] : []),
  ];
  return mistakes.every((isSound) => isSound);
}

function targetsOf(step: StepFile): readonly { readonly pointer: string; readonly path: JSONPath }[] {
  if ('split' in step) return Object.keys(step.into).map((path) => ({ pointer: path, path: ['into', path] }));
  if ('convert' in step) return [{ pointer: step.convert, path: ['convert'] }];
  if ('recode' in step) return [{ pointer: step.recode, path: ['recode'] }];
  if ('fill' in step) return [{ pointer: step.fill, path: ['fill'] }];
  return 'to' in step ? [{ pointer: step.to, path: ['to'] }] : [];
}

/** Reports a mistake in a step. */
function refuse(
  { file, plans, at }: StepAt,
  code: DiagnosticCode,
  [message, help]: readonly [string, string],
) {
  plans.diagnostics.report(file, { code, message, help, at });
  return false;
}

function isFormer(path: string, given: StepAt): boolean {
  if (!given.owner.schemas.has(path)) return true;
  return refuse(given, 'migration/place', [
    `"${given.owner.name}" still has "${path}": every record would lose it again when it is read.`,
    'Rename the field, or remove it from the schema.',
  ]);
}

/** Checks that a step names no path inside of rows, since each step converts the whole object of its file. */
function isOneValue(step: StepFile, given: StepAt): boolean {
  const paths = [...formerPathsOf(step), ...targetsOf(step).map(({ pointer: path }) => path)];
  const ofRows = paths.find((path) => tokensOf(path).includes('*'));
  if (ofRows === undefined) return true;
  return refuse(given, 'migration/place', [
    `"${ofRows}" is a place in every row, and "old" would be the record around the rows.`,
    'Give the rows a schema of their own, and write the step in a file of its migrations.',
  ]);
}

function isTarget(pointer: string, path: JSONPath, { file, plans, owner, later, at }: StepAt): boolean {
  if (owner.schemas.has(patternOf(pointer)) || later.has(pointer)) return true;
  reportUnknown(plans.diagnostics, file, {
    message: `"${owner.name}" has no "${pointer}", and no later step takes it on.`,
    name: pointer,
    known: [...owner.schemas.keys()].filter((each) => each !== ''),
    at: [...at, ...path],
  });
  return false;
}

function isOtherType(step: Extract<StepFile, { convert: string }>, given: StepAt): boolean {
  const schema = given.owner.schemas.get(step.convert);
  const type = schema === undefined ? undefined : schemaType(schema);
  if ((type === 'integer' ? 'number' : type) !== step.from) return true;
  return refuse(given, 'migration/type', [
    `"${step.convert}" is of the type "${step.from}": nothing says which records are converted already.`,
    'Give the field another name, and use "split" with one place.',
  ]);
}

function isRequired(path: string, given: StepAt): boolean {
  if (!given.owner.schemas.has(path)) return true;
  const cut = path.lastIndexOf('/');
  const around = given.owner.schemas.get(path.slice(0, cut));
  if (around?.required?.includes(path.slice(cut + 1)) === true) return true;
  return refuse(given, 'migration/required', [
    `"${path}" may stay blank: whoever empties it would find it filled again.`,
    'Make the field required, or give it a default in its form.',
  ]);
}

function areCodes(step: Extract<StepFile, { recode: string }>, given: StepAt): boolean {
  const allowed = given.owner.schemas.get(step.recode)?.enum;
  const known = new Set(allowed ?? []);
  const wrong = Object.entries(step.codes).find(([former, code]) => known.has(former) || !known.has(code));
  if (allowed === undefined || wrong === undefined) return true;
  const [former, code] = wrong;
  return known.has(former)
    ? refuse(given, 'migration/code', [
        `"${former}" is a code of "${step.recode}" still: records that have it would be changed too.`,
        'Take the former code out of the value set.',
      ])
    : refuse(given, 'migration/code', [
        `"${code}" is no code of "${step.recode}".`,
        'Name a code of its value set.',
      ]);
}

/** Checks that no two codes become the same, which could not be reversed, unless `loses` gives a reason. */
function areOneToOne(
  { recode, codes, loses }: Extract<StepFile, { recode: string }>,
  given: StepAt,
): boolean {
  const present = Object.values(codes);
  if (loses !== undefined || new Set(present).size === present.length) return true;
  return refuse(given, 'migration/code', [
    `Several codes of "${recode}" become one, and an earlier version would not find them again.`,
    'Say in "loses" why that may be.',
  ]);
}
