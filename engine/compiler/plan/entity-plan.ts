import { Memo } from '../../core/compute/memo.ts';
import type { JsonSchemaObject } from '../../core/json/json.ts';
import { pathToPointer } from '../../core/json/pointer.ts';
import type { Entity, Field, RecordTraits, Reference } from '../../core/product/entity.ts';
import type { ExpressionType } from '../expressions/types.ts';
import type { ResolvedSchema } from '../resolve/resolve-schema.ts';
import type { SourceFile } from '../source/source-file.ts';

/** Entity with its resolved schema, which all other files refer to. */
export interface EntityPlan {
  readonly name: string;
  readonly file: SourceFile;
  readonly title: string;
  readonly description: string;
  readonly schema: JsonSchemaObject;
  readonly uses: ResolvedSchema['uses'];
  readonly schemas: ReadonlyMap<string, JsonSchemaObject>;
  readonly fields: Readonly<Record<string, Field>>;
  readonly keyedArrays: Readonly<Record<string, string>>;
  /** Maps whose keys are ids of another entity's records. */
  readonly keyedMaps: Readonly<Record<string, Reference>>;
  /** Texts that name records of another entity, or rows of one. */
  readonly references: Readonly<Record<string, Reference>>;
  /** Former paths of a value in older records, by the value's current path. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
  /** Column names under which a CSV file may have the fields, by path. */
  readonly columnNames: Readonly<Record<string, readonly string[]>>;
  /** Codes by their spellings, for each path whose value set lists other spellings. */
  readonly spellings: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Paths at which blank values are stored. */
  readonly verbatim: NonNullable<Entity['verbatim']>;
  readonly record?: RecordTraits;
  readonly type: ExpressionType;
}

/**
 * Cache of pointers by dotted path, since the plans of a long form ask for some thousand paths again and again.
 */
const pointers = new Memo<string>(10_000);

/** Finds the pointer of a dotted field path; undefined where the entity lacks the field. */
export function findField(
  entity: EntityPlan,
  path: string,
): { readonly at: string; readonly schema: JsonSchemaObject } | undefined {
  const at = pointers.of(path, pathToPointer);
  const schema = entity.schemas.get(at);
  return schema === undefined ? undefined : { at, schema };
}

/** Lists the dotted field paths that a form or column may name. */
export function fieldPaths(entity: EntityPlan): readonly string[] {
  return [...entity.schemas.keys()]
    .filter((at) => at !== '' && !at.includes('/*'))
    .map((at) => at.slice(1).replaceAll('/', '.'));
}
