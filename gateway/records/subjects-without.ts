import type { Queryable } from '../store/database.ts';
import type { RecordKind } from '../store/kinds/kinds.ts';

/** Maximum of subjects in one statement, so that it ends soon. */
const mostAtOnce = 1_000;

export interface SubjectsWithout {
  readonly subjects: readonly string[];
  /** Id after which to continue; absent: there are no more. */
  readonly last?: string;
}

/**
 * Lists the ids of the next subjects that have records of one kind but none of another. For a release that
 * introduces the second kind and creates the missing records.
 */
export async function subjectsWithout(
  database: Queryable,
  {
    kind,
    without,
    after,
  }: { readonly kind: RecordKind; readonly without: RecordKind; readonly after: string },
): Promise<SubjectsWithout> {
  const found = await database.query<{ subject: string }>(
    `select distinct subject from record
     where type = $1 and subject > $2 and deleted_at is null order by subject limit ${mostAtOnce}`,
    [kind.type, after],
  );
  const subjects = found.rows.map(({ subject }) => subject);
  const having = await database.query<{ subject: string }>(
    'select subject from record where type = $1 and subject = any($2::text[]) and deleted_at is null',
    [without.type, subjects],
  );
  const known = new Set(having.rows.map(({ subject }) => subject));
  const last = subjects.at(mostAtOnce - 1);
  return {
    subjects: subjects.filter((subject) => !known.has(subject)),
    ...(last === undefined ? {} : { last }),
  };
}
