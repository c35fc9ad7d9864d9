import { mergeRecords } from '../../../engine/core/compare/merge.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Problem } from '../../../engine/core/validation/problems.ts';
import type { RecordKind } from '../../store/kinds/kinds.ts';

export interface ImportVersions {
  /** Content that the last import brought. */
  readonly base: JsonObject;
  readonly imported: JsonObject;
  /** Content as users have made it since. */
  readonly current: JsonObject;
}

export interface MergedImport {
  readonly merged: JsonObject;
  /** Problems of values that both changed, where the value of the users was kept. */
  readonly kept: readonly Problem[];
}

/** Takes over what changed at the source, except where users changed the same thing: they saw the person. */
export function mergeImport(kind: RecordKind, { base, imported, current }: ImportVersions): MergedImport {
  const { keyedArrays, fields } = kind.entity;
  // The merge holds the side called "mine" where the two collide.
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
