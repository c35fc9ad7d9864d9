import { getAt, pointerOf } from '../../core/json/pointer.ts';
import type { SourceFile } from '../source/source-file.ts';

/** Titles of entities and their fields. */
export interface Titles {
  readonly entity: (stem: string) => string;
  /**
   * Finds the title of a field; `path` leads from the entity to the field, with `*` for a list's items and a map's
   * values.
   */
  readonly field: (stem: string, path: readonly string[]) => string;
}

/** Titles made from names, for diagnostics before the schemas have been read. */
export const noTitles: Titles = {
  entity: readable,
  field: (_stem, path) => readable(path.findLast((step) => step !== '*') ?? ''),
};

/** Finds the titles in the schemas. */
export function titlesOf(files: readonly SourceFile[]): Titles {
  const schemas = files
    .filter(({ kind }) => kind === 'schema')
    .map(({ stem, value }) => [stem, value] as const);
  const byStem = new Map(schemas);
  const schemaOf = (stem: string) => byStem.get(stem);
  return {
    entity: (stem) => titleIn(schemaOf(stem)) ?? readable(stem),
    field: (stem, path) => titleIn(schemaAt(schemaOf(stem), path, schemaOf)) ?? noTitles.field(stem, path),
  };
}

function titleIn(schema: unknown): string | undefined {
  const title = getAt(schema, '/title');
  return typeof title === 'string' ? title : undefined;
}

/** Finds the schema of a field through referenced files; a title beside a reference takes precedence. */
function schemaAt(
  schema: unknown,
  [step, ...rest]: readonly string[],
  schemaOf: (stem: string) => unknown,
): unknown {
  if (step === undefined) return schema;
  const reference = getAt(schema, '/$ref');
  const [, stem] = /([^/]+)\.schema\.json$/.exec(String(reference)) ?? [];
  const owner = stem === undefined ? schema : schemaOf(stem);
  const next =
    step === '*' || /^\d+$/.test(step)
      ? (getAt(owner, '/items') ?? getAt(owner, '/additionalProperties'))
      : getAt(owner, pointerOf(['properties', step]));
  return schemaAt(next, rest, schemaOf);
}

/** Makes a name readable: `side-effect` → `Side Effect`, `onsetDate` → `Onset Date`. */
export function readable(name: string): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').split(/[\s_-]+/);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
