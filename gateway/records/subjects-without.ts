import type { RecordKind } from '../kinds/kinds.ts';
import type { Queryable } from '../store/database.ts';

/** Subjects of one statement: few enough that it ends soon. */
const mostAtOnce = 1_000;

export interface SubjectsWithout {
  readonly subjects: readonly string[];
  /** Where the next ones begin; absent: there are no more. */
  readonly last?: string;
}

/**
 * Yields the ids of the next records that have some of one kind and none of another: what a release that stores the
 * second kind for the first time has to make up for.
 */
export async function subjectsWithout(
  database: Queryable,
  {
    kind,
    without,
    after,
  }: { readonly kind: RecordKind; readonly without: RecordKind; readonly after: string },
): Promise<SubjectsWithout> {
  const { rows } = await database.query<{ subject: string; isWithout: boolean }>(
    `select subject, not exists (
       select 1 from record other
       where other.subject = given.subject and other.type = $2 and other.deleted_at is null) as "isWithout"
     from (select distinct subject from record
       where type = $1 and subject > $3 and deleted_at is null order by subject limit ${mostAtOnce}) given
     order by subject`,
    [kind.type, without.type, after],
  );
  const subjects = rows.filter(({ isWithout }) => isWithout).map(({ subject }) => subject);
  const last = rows.at(mostAtOnce - 1)?.subject;
  return { subjects, ...(last === undefined ? {} : { last }) };
}
