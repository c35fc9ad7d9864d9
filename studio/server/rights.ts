import type { Product } from '../../engine/core/product/product.ts';
import { sealedNames } from '../../engine/core/product/sealed-names.ts';
import type { ChangeRisk } from '../../engine/core/protocol/change-risk.ts';
import type { SchemaTexts, SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import { refused, wrongState } from '../../gateway/operation/errors.ts';
import type { Call } from '../../gateway/records/context/call.ts';
import { differingRights } from '../../gateway/versions/rights-parts.ts';
import { effectsOnRights, type RightsEffects } from './effects-on-rights.ts';
import type { CompiledVersion } from './version-of.ts';

/**
 * Throws 409 where a version's files change who may use the Studio, which only a release may change. The files may
 * keep the text of this or of an earlier release, but the rules of this release always apply.
 */
export function requireSealed(
  after: Product,
  { served, before }: { readonly served: Product; readonly before?: Product | undefined },
): void {
  const isAllowed = [served, before].some((each) => each !== undefined && sealOf(each) === sealOf(after));
  if (isAllowed && !reachesSealed(after, served)) return;
  throw wrongState(
    'The change is about who may use the Studio, and nothing was published. That is changed by a release: take it out of the change.',
  );
}

function sealOf(product: Product): string {
  return JSON.stringify(rulesAndCalls(product).filter(([name]) => name.startsWith(sealedNames)));
}

/**
 * Reports whether another call runs the handler of a sealed call for users whom the other call's own rule
 * admits.
 */
function reachesSealed(after: Product, served: Product): boolean {
  const handlersOf = ({ calls }: Product, isSealed: boolean) =>
    Object.values(calls)
      .filter(({ name }) => name.startsWith(sealedNames) === isSealed)
      .flatMap(({ store }) => (store.kind === 'handler' ? [store.handler] : []));
  const sealed = new Set(handlersOf(served, true));
  return handlersOf(after, false).some((handler) => sealed.has(handler));
}

/** Differences in rights between two versions, with the users who gain and lose rights. */
export interface RightsCompared extends RightsEffects {
  /** Paths of the differences, such as `entities/user/spellings/roles/*`. */
  readonly differing: readonly string[];
}

export type RightsCaller = Pick<Call, 'database' | 'product' | 'today' | 'timeZone' | 'origin'>;

/**
 * Compares a version with the served one: by everything that determines rights, as compiled, and by the rights of the
 * existing users.
 */
export async function compareRights(
  call: RightsCaller,
  versions: SchemaVersions,
  { before, next }: { readonly before: SchemaTexts; readonly next: CompiledVersion },
): Promise<RightsCompared> {
  const former = await versions.compiled(before);
  const after = await versions.compiled(next.texts);
  // Leaves the difference unknown if files of an earlier release no longer compile.
  const differing =
    former === undefined || after === undefined ? ['unknown'] : differingRights(former, after, sealedNames);
  return { differing, ...(await effectsOnRights(call, call.product, next.product)) };
}

/** Reports whether no user's rights differ between the versions, whatever records are stored. */
export function isSameRights({ differing, effects }: RightsCompared): boolean {
  return differing.length === 0 && effects.length === 0;
}

/** Throws 422 if a version gives any user other rights than the served one. */
export function requireSameRights(compared: RightsCompared): void {
  if (isSameRights(compared)) return;
  throw refused(
    'This version gives people other rights than the one that is served. Restore it in the Studio as a change, so that somebody else publishes it.',
  );
}

/** Raises the grades of those files that change any user's rights. */
export function withRights({ files, grade }: ChangeRisk, compared: RightsCompared): ChangeRisk {
  if (isSameRights(compared)) return { files, grade };
  // Recognizes files whose content is compiled into its readers: value sets, constants and named expressions.
  const isReadAnywhere = ({ path }: { readonly path: string }) =>
    /\.(?:codes|rules)\.json$|\/product\.json$/.test(path);
  const names = new Set(compared.differing.flatMap((path) => path.split('/').slice(1, 2)));
  const isNamed = ({ path }: { readonly path: string }) =>
    isReadAnywhere({ path }) || names.has(path.slice(path.lastIndexOf('/') + 1).split('.', 1)[0] ?? '');
  const isKnown = files.some((file) => isNamed(file) || file.grade === 'access');
  const raised = files.map((file) =>
    file.grade !== 'words' && (isNamed(file) || !isKnown) ? { ...file, grade: 'access' as const } : file,
  );
  return { grade: 'access', files: raised };
}

function rulesAndCalls(product: Product): readonly (readonly [string, unknown])[] {
  const rules = Object.values(product.access).map(
    ({ name, about, allows, opens }) => [name, [about, allows.source, opens]] as const,
  );
  const calls = Object.values(product.calls).map(
    ({ name, access, store, path, isAnonymous }) => [name, [access, store, path, isAnonymous]] as const,
  );
  return [...rules, ...calls].toSorted(byName);
}

function byName([one]: readonly [string, unknown], [two]: readonly [string, unknown]): number {
  return one < two ? -1 : 1;
}
