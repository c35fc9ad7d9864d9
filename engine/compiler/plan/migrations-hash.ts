import { createHash } from 'node:crypto';
import type { DescriptorContext } from './plan-set.ts';

/** Hashes the migrations of older records of the given entities; undefined without migrations. */
export function migrationsHash(
  entities: readonly string[],
  { rulesOf }: DescriptorContext,
): string | undefined {
  const migrations = [...new Set(entities)].flatMap((entity) => rulesOf(entity).migrations ?? []);
  if (migrations.length === 0) return undefined;
  return createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16);
}
