import { isDeepStrictEqual } from 'node:util';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { LoadOutcome, LoadRecord, LoadTarget } from '../../engine/core/protocol/load.ts';

export interface MemoryTarget extends LoadTarget {
  readonly records: ReadonlyMap<string, JsonObject>;
  readonly isClosed: () => boolean;
}

/** Creates a target that keeps all records; it refuses records whose id begins with one of `refused`. */
export function createMemoryTarget(refused: readonly string[] = []): MemoryTarget {
  const records = new Map<string, JsonObject>();
  let isClosed = false;
  const outcomeOf = ({
    entity,
    record,
    isWithdrawn,
    withdrawsRows,
    endsEntries,
  }: LoadRecord): LoadOutcome => {
    const id = String(record['_id']);
    if (isWithdrawn === true || withdrawsRows !== undefined || endsEntries !== undefined) {
      const outcome = records.delete(id) ? 'withdrawn' : 'absent';
      return { entity, id, outcome, problems: [] };
    }
    if (refused.some((start) => id.startsWith(start))) {
      const problem = {
        at: '/externalId',
        code: 'unique',
        message: 'Is taken already',
        severity: 'error' as const,
      };
      return { entity, id, outcome: 'refused', problems: [problem] };
    }
    const known = records.get(id);
    records.set(id, record);
    const outcome = isDeepStrictEqual(known, record) ? 'unchanged' : 'updated';
    return { entity, id, outcome: known === undefined ? 'created' : outcome, problems: [] };
  };
  return {
    records,
    isClosed: () => isClosed,
    load: async (batch) => batch.map(outcomeOf),
    close: async () => {
      isClosed = true;
    },
  };
}
