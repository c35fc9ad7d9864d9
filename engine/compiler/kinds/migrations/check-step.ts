import type { JSONPath } from 'jsonc-parser';
import { tokensOf } from '../../../core/json/pointer.ts';
import { schemaType } from '../../../core/json/schema-type.ts';
import type { DiagnosticCode } from '../../diagnostic-codes.ts';
import type { StepFile } from '../../files/migrations.ts';
import { reportUnknown } from '../../report-unknown.ts';
import { formerPathsOf } from './former-paths.ts';
import { patternOf, type StepsAt } from './steps-at.ts';

interface StepAt extends StepsAt {
  readonly at: JSONPath;
  /** The places that later steps take values away from. */
  readonly later: ReadonlySet<string>;
}

/**
 * True where a step leads from a former shape to that of today, so that taking it twice is harmless; reports why not.
 */
export function checkStep(step: StepFile, given: StepAt): boolean {
  const mistakes = [
    ...formerPathsOf(step).map((place) => isFormer(place, given)),
    ...targetsOf(step).map(({ place, path }) => isTarget(place, path, given)),
    ...('move' in step || 'recode' in step || 'drop' in step ? [] : [isOneValue(step, given)]),
    ...('convert' in step ? [isOtherType(step, given)] : []),
    ...('fill' in step ? [isRequired(step.fill, given)] : []),
    ...('recode' in step ? [areCodes(step, given), areOneToOne(step, given)] : []),
  ];
  return mistakes.every((isSound) => isSound);
}

interface StepTarget {
  readonly place: string;
  readonly path: JSONPath;
}

function targetsOf(step: StepFile): readonly StepTarget[] {
  if ('split' in step) return Object.keys(step.into).map((place) => ({ place, path: ['into', place] }));
  if ('convert' in step) return [{ place: step.convert, path: ['convert'] }];
  if ('recode' in step) return [{ place: step.recode, path: ['recode'] }];
  if ('fill' in step) return [{ place: step.fill, path: ['fill'] }];
  return 'to' in step ? [{ place: step.to, path: ['to'] }] : [];
}

/** Reports what is wrong with a step. */
function refuse(
  { file, plans, at }: StepAt,
  code: DiagnosticCode,
  [message, help]: readonly [string, string],
) {
  plans.diagnostics.report(file, { code, message, help, at });
  return false;
}

function isFormer(place: string, given: StepAt): boolean {
  if (!given.owner.places.has(place)) return true;
  return refuse(given, 'migration/place', [
    `"${given.owner.name}" still has "${place}": every record would lose it again when it is read.`,
    'Rename the field, or remove it from the schema.',
  ]);
}

/** True where a step names no path inside rows: its values are worked out of the object that the file is about. */
function isOneValue(step: StepFile, given: StepAt): boolean {
  const places = [...formerPathsOf(step), ...targetsOf(step).map(({ place }) => place)];
  const ofRows = places.find((place) => tokensOf(place).includes('*'));
  if (ofRows === undefined) return true;
  return refuse(given, 'migration/place', [
    `"${ofRows}" is a place in every row, and "old" would be the record around the rows.`,
    'Give the rows a schema of their own, and write the step in a file of its migrations.',
  ]);
}

function isTarget(place: string, path: JSONPath, { file, plans, owner, later, at }: StepAt): boolean {
  if (owner.places.has(patternOf(place)) || later.has(place)) return true;
  reportUnknown(plans.diagnostics, file, {
    message: `"${owner.name}" has no "${place}", and no later step takes it on.`,
    name: place,
    known: [...owner.places.keys()].filter((each) => each !== ''),
    at: [...at, ...path],
  });
  return false;
}

function isOtherType(step: Extract<StepFile, { convert: string }>, given: StepAt): boolean {
  const schema = given.owner.places.get(step.convert);
  const type = schema === undefined ? undefined : schemaType(schema);
  if ((type === 'integer' ? 'number' : type) !== step.from) return true;
  return refuse(given, 'migration/type', [
    `"${step.convert}" is of the type "${step.from}": nothing says which records are converted already.`,
    'Give the field another name, and use "split" with one place.',
  ]);
}

function isRequired(place: string, given: StepAt): boolean {
  if (!given.owner.places.has(place)) return true;
  const cut = place.lastIndexOf('/');
  const around = given.owner.places.get(place.slice(0, cut));
  if (around?.required?.includes(place.slice(cut + 1)) === true) return true;
  return refuse(given, 'migration/required', [
    `"${place}" may stay blank: whoever empties it would find it filled again.`,
    'Make the field required, or give it a default in its form.',
  ]);
}

function areCodes(step: Extract<StepFile, { recode: string }>, given: StepAt): boolean {
  const allowed = given.owner.places.get(step.recode)?.enum;
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

/** True where no two codes become one, unless `loses` gives a reason: the former code could not be found again. */
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
