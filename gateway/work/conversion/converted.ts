import type { JsonObject } from '../../../engine/core/json/json.ts';
import { matchingPaths } from '../../../engine/core/json/path-patterns.ts';
import type { Entity } from '../../../engine/core/product/entity.ts';
import type { Migration } from '../../../engine/core/product/migration.ts';
import { unconvertedPaths } from '../../../engine/core/records/migrate-record.ts';
import { inPresentShape } from '../../../engine/core/records/present-shape.ts';
import { contentOf } from '../../records/meta.ts';

/**
 * Record in the current form, or the reason why it stays unchanged: it already has that form, or one of its values
 * does not fit.
 */
export type Converted =
  | { readonly outcome: 'unchanged' }
  | { readonly outcome: 'changed'; readonly document: JsonObject }
  | { readonly outcome: 'left'; readonly path: string };

export interface ConversionOf {
  readonly entity: Entity;
  /** True if values without a field in the current schemas are deleted from the records. */
  readonly removesDropped: boolean;
}

export function converted({ entity, removesDropped }: ConversionOf, stored: JsonObject): Converted {
  const { migrations = [] } = entity;
  const kept = removesDropped ? migrations : migrations.filter(({ kind }) => kind !== 'drop');
  const document = inPresentShape({ ...entity, migrations: kept }, stored);
  const path = unconvertedPaths(migrations, document)[0] ?? refusedPath(entity, document);
  if (path !== undefined) return { outcome: 'left', path };
  return document === stored ? { outcome: 'unchanged' } : { outcome: 'changed', document };
}

/** Finds the path of a migrated value that the schema refuses. */
function refusedPath(entity: Entity, document: JsonObject): string | undefined {
  const content = contentOf(entity, inPresentShape(entity, document));
  const { validate } = entity;
  if (validate(content)) return undefined;
  const refused = new Set((validate.errors ?? []).map(({ instancePath }) => instancePath));
  const made = (entity.migrations ?? []).flatMap((migration) =>
    targetsOf(migration).flatMap((at) => matchingPaths(migration.on + at, content)),
  );
  return made.find((path) => refused.has(path));
}

function targetsOf(migration: Migration): readonly string[] {
  switch (migration.kind) {
    case 'move':
      return [migration.to];
    case 'compute':
      return migration.into.map(({ at }) => at);
    case 'recode':
      return [migration.at];
    case 'drop':
      return [];
    default:
      return [migration.into.at];
  }
}
