import type { EntityPlan } from '../../../engine/compiler/plan/entity-plan.ts';
import { type FieldReads, lostReadHelp, readersText } from '../../../engine/core/product/code-facts.ts';
import { type CheckedTexts, checkTexts } from './follow-diagnostics.ts';
import { RenameError } from './rename-error.ts';
import type { Target } from './target.ts';

/** Refuses as `refuseFieldOfCode` to take a field of an entity away, or its kind of value. */
export function refuseTakingFromCode(
  texts: ReadonlyMap<string, string>,
  { entity, field }: { readonly entity: string; readonly field: string },
  reads: FieldReads,
): void {
  const checked = checkTexts(texts);
  const file = checked.sources.of('schema').get(entity);
  if (file !== undefined) refuseFieldOfCode({ file, steps: [field], from: field }, checked, reads);
}

/**
 * Refuses to rename a field that code reads, or that contains such a field, since no compiler would report the
 * reader. Throws `RenameError` with the parts of the product that read it.
 */
export function refuseFieldOfCode(
  target: TakenField,
  { plan, sources }: Pick<CheckedTexts, 'plan' | 'sources'>,
  reads: FieldReads,
): void {
  const paths = [...plan.entities.values(), ...plan.bodies]
    .flatMap((owner) => pathsIn(owner, target))
    .map((path) => path.replaceAll('{product}', sources.slug));
  const readers = Object.entries(reads).flatMap(([path, found]) =>
    paths.some((renamed) => `${path}/`.startsWith(`${renamed}/`)) ? found : [],
  );
  if (readers.length === 0) return;
  const distinct = [...new Set(readers)].toSorted();
  throw new RenameError(
    `The field "${target.from}" is read by its name: code of the product does so, in ${readersText(distinct)}. ${lostReadHelp}`,
  );
}

type TakenField = Pick<Target, 'file' | 'steps' | 'from'>;

/** Finds the paths of a field in an entity's records, in its own file or wherever that file is used. */
function pathsIn(
  { name, file, uses }: EntityPlan,
  { file: { path, stem }, steps }: TakenField,
): readonly string[] {
  const own = file.path === path ? [''] : [];
  const shared = uses.filter((use) => use.stem === stem).map(({ on }) => on);
  return [...own, ...shared].map((on) => [name + on, ...steps].join('/'));
}
