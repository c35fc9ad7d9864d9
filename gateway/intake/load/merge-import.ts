import { mergeRecords } from '../../../engine/core/compare/merge.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Problem } from '../../../engine/core/validation/problems.ts';
import type { RecordKind } from '../../store/kinds/kinds.ts';

export interface ImportVersions {
  /** Content of the last import. */
  readonly base: JsonObject;
  readonly imported: JsonObject;
  /** Content as users have changed it since. */
  readonly current: JsonObject;
}

export interface MergedImport {
  readonly merged: JsonObject;
  /** Problems of values changed on both sides, where the users' value was kept. */
  readonly kept: readonly Problem[];
}

/**
 * Merges changes at the source, but keeps values that users changed, since users, unlike the source, have met the
 * person.
 */
export function mergeImport(kind: RecordKind, { base, imported, current }: ImportVersions): MergedImport {
  const { keyedArrays, fields } = kind.entity;
  // Passes the users' content as `mine`, which the merge prefers in a conflict.
  const { merged, conflicts } = mergeRecords({ keyedArrays, fields, base, mine: current, theirs: imported });
  const kept = conflicts.map(
    ({ at, title }): Problem => ({
      at,
      code: 'kept',
      message: `${title} was changed here and at the source. The value here was kept.`,
      severity: 'info',
    }),
  );
  return { merged, kept };
}
