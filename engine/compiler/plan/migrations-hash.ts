import { createHash } from 'node:crypto';
import type { DescriptorContext } from './plan-set.ts';

/** Hashes the migrations of the given entities; undefined if none has migrations. */
export function migrationsHash(
  entities: readonly string[],
  { rulesOf }: DescriptorContext,
): string | undefined {
  const migrations = [...new Set(entities)].flatMap((entity) => rulesOf(entity).migrations ?? []);
  if (migrations.length === 0) return undefined;
  return createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16);
}
