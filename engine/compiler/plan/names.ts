import type { JSONPath } from 'jsonc-parser';
import { cellNames } from '../../core/product/parts.ts';
import type { DiagnosticCode } from '../diagnostic-kinds.ts';
import type { SourceKind } from '../files/kind-files.ts';
import type { SourceFile } from '../source/source-file.ts';
import { didYouMean } from '../suggest.ts';
import { conversionsOf, declaredCells, declaredParts } from './parts-of.ts';
import type { PlanContext } from './plan-set.ts';
import { writtenCalls } from './written-call.ts';

export interface NameUse {
  readonly file: SourceFile;
  readonly at: JSONPath;
  readonly name: string;
  readonly plans: PlanContext;
}

/** Checks that a file of the kind exists by that name, valid or broken; else reports it with a suggestion. */
export function isFileName(use: NameUse, kind: SourceKind): boolean {
  const files = use.plans.sources.of(kind);
  if (files.has(use.name) || use.plans.sources.broken(kind).has(use.name)) return true;
  const { noun, unknown } = use.plans.nouns.get(kind) ?? { noun: kind, unknown: 'name/unknown-entity' };
  reportUnknown(use, { noun, code: unknown, known: files.keys() });
  return false;
}

/** Checks that the access rule exists; else reports it with a suggestion. */
export function isAccessName(use: NameUse): boolean {
  const files = [...use.plans.sources.of('access').values()];
  const known = files.flatMap(({ value }) => Object.keys(value.rules));
  if (known.includes(use.name) || use.plans.sources.broken('access').size > 0) return true;
  reportUnknown(use, { noun: 'access rule', code: 'name/unknown-access', known });
  return false;
}

/** Checks that the call exists (e.g. `allergy.list`); else reports it with a suggestion. */
export function isCallName(use: NameUse): boolean {
  const known = [...use.plans.sources.of('calls').values()].flatMap((file) =>
    writtenCalls(file).map(([name]) => `${file.stem}.${name}`),
  );
  const [stem = ''] = use.name.split('.');
  if (known.includes(use.name) || use.plans.sources.broken('calls').has(stem)) return true;
  reportUnknown(use, { noun: 'call', code: 'name/unknown-call', known });
  return false;
}

/** Checks that product.json declares the hand-made part; else reports it with a suggestion. */
export function isPartName(use: NameUse): boolean {
  const { sources } = use.plans;
  if (sources.broken('product').size > 0) return true;
  return isOneOf(use, Object.keys(declaredParts(sources)), { noun: 'part', code: 'name/unknown-part' });
}

/** Checks that product.json declares the conversion; else reports it with a suggestion. */
export function isConversionName(use: NameUse): boolean {
  const { sources } = use.plans;
  if (sources.broken('product').size > 0) return true;
  return isOneOf(use, Object.keys(conversionsOf(sources)), {
    noun: 'conversion',
    code: 'name/unknown-conversion',
  });
}

/** Checks that the engine has the cell or product.json declares it; else reports it with a suggestion. */
export function isCellName(use: NameUse): boolean {
  const { sources } = use.plans;
  const known = [...cellNames, ...Object.keys(declaredCells(sources))];
  if (sources.broken('product').size > 0) return true;
  return isOneOf(use, known, { noun: 'cell', code: 'name/unknown-cell' });
}

/** Narrows a name to the known ones. Reports an unknown name, and returns the first known one in its place. */
export function knownName<Name extends string>(
  use: NameUse,
  known: readonly [Name, ...Name[]],
  expected: { readonly noun: string; readonly code: DiagnosticCode },
): Name {
  isOneOf(use, known, expected);
  return known.find((name) => name === use.name) ?? known[0];
}

export function isOneOf(
  use: NameUse,
  known: readonly string[],
  expected: { readonly noun: string; readonly code: DiagnosticCode },
): boolean {
  if (known.includes(use.name)) return true;
  reportUnknown(use, { ...expected, known });
  return false;
}

function reportUnknown(
  { file, at, name, plans }: NameUse,
  {
    noun,
    code,
    known,
  }: { readonly noun: string; readonly code: DiagnosticCode; readonly known: Iterable<string> },
): void {
  plans.diagnostics.report(file, {
    code,
    message: `There is no ${noun} named "${name}".`,
    help: didYouMean(name, known),
    at,
  });
}
