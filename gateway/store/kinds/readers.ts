import { tokensOf } from '../../../engine/core/json/pointer.ts';
import type { RecordKind } from './kinds.ts';

/** Somebody who may still read one record that is with others, if they have done what `readers` of its kind names. */
export interface Reader {
  /** Author as versions name who made them. */
  readonly author: string;
  /** Id of the only record that is meant. */
  readonly id: string;
}

/**
 * SQL of the versions that have set the field of `readers` last, one a record: `id`, `author`, `organization`, `at`. It is
 * worked out from what was written, by itself: versions stay in the organization that they were written in.
 */
export function lastSetSql({ type, place, ids }: Readonly<Record<'type' | 'place' | 'ids', string>>): string {
  return `select distinct on (id) id, author, organization, at from (
      select id, author, organization, at, rev, document #>> ${place}::text[] as value,
        lag(document #>> ${place}::text[]) over (partition by id order by rev) as before
      from record_version where type = ${type} and id = any(${ids}::text[])) step
    where value = 'true' and before is distinct from 'true' order by id, rev desc`;
}

/** The place of the field of `readers`, as SQL takes it; undefined where nobody reads what is with others. */
export function readersPath({ traits: { readers } }: RecordKind): readonly string[] | undefined {
  return readers === undefined ? undefined : tokensOf(readers.whoSet);
}
