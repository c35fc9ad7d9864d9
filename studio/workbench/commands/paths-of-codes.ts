import { branchesOf } from '../../../engine/compiler/plan/fields-of.ts';
import type { SchemaSetPlan } from '../../../engine/compiler/plan/schema-set-plan.ts';
import type { JsonSchema } from '../../../engine/core/json/json.ts';
import { pointerOf } from '../../../engine/core/json/pointer.ts';
import { CommandError } from './command-error.ts';

/** Paths of the values of a value set, by entity, with references to other files resolved. */
export type PathsOfCodes = ReadonlyMap<string, readonly string[]>;

/**
 * Finds the values of a value set. Throws `CommandError` if a value is a list of its codes, or a map keyed by
 * them.
 */
export function pathsOfCodes({ entities }: SchemaSetPlan, codes: string): PathsOfCodes {
  const found = [...entities].map(
    ([name, { schema, title }]) => [name, [...new Set(pathsOf(schema, { codes, title, on: '' }))]] as const,
  );
  return new Map(found.filter(([, paths]) => paths.length > 0));
}

/** Path of a value in the file that describes it, whichever other files refer to that file. */
export interface OwnPath {
  /** Name of the schema's file. */
  readonly schema: string;
  readonly at: string;
}

/** Lists the paths by the files that describe them, each once. */
export function ownPaths({ entities }: SchemaSetPlan, found: PathsOfCodes): readonly OwnPath[] {
  const own = [...found].flatMap(([name, paths]) => {
    const uses = entities.get(name)?.uses ?? [];
    return paths.map((path): OwnPath => {
      const around = uses.filter(({ on }) => path === on || path.startsWith(`${on}/`));
      const [{ stem, on } = { stem: name, on: '' }] = around.toSorted((a, b) => b.on.length - a.on.length);
      return { schema: stem, at: path.slice(on.length) };
    });
  });
  return [...new Map(own.map((each) => [`${each.schema} ${each.at}`, each])).values()];
}

interface Walk {
  readonly codes: string;
  /** Title of the nearest value around that has one. */
  readonly title: string;
  readonly on: string;
}

function pathsOf(schema: JsonSchema | undefined, walk: Walk): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { codes, on } = walk;
  const title = schema.title ?? walk.title;
  const within = (step: string, child: JsonSchema | undefined) =>
    pathsOf(child, { codes, title, on: `${on}${step}` });
  if (isOf(schema.items, codes) || isOf(schema.propertyNames, codes)) throw ofSeveral(title);
  return [
    ...(schema['x-codes'] === codes ? [on] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, child]) => within(pointerOf([name]), child)),
    ...within('/*', schema.items),
    ...within('/*', schema.additionalProperties),
    ...branchesOf(schema).flatMap((branch) => within('', branch)),
  ];
}

/** Reports whether a schema is that of a single code of the value set. */
function isOf(schema: JsonSchema | undefined, codes: string): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  return schema['x-codes'] === codes || branchesOf(schema).some((branch) => isOf(branch, codes));
}

function ofSeveral(title: string): CommandError {
  return new CommandError(
    `“${title}” may have both values in one record, and would have one of them twice then: retire the value instead of merging it.`,
  );
}
