import { type Queryable, quoteName } from '../store/database.ts';

/**
 * Lists the differences between the stored and the recomputed counts of search tables: numbers of rows, words of
 * names, and organizations of rows.
 */
export async function keptOtherwise(database: Queryable): Promise<readonly string[]> {
  const { rows } = await database.query<{ tables: readonly string[]; columns: object }>(
    "select tables, columns from projection where name like 'search:%' and state = 'ready'",
  );
  const found: string[] = [];
  for (const { tables, columns } of rows) {
    const [table = ''] = tables;
    const differs = async (what: string, kept: string, anew: string) => {
      const { count } = await database.query(
        `((${kept}) except (${anew})) union all ((${anew}) except (${kept}))`,
      );
      if (count > 0) found.push(`${table}: ${what}`);
    };
    await differs(
      'numbers of rows',
      `select organization, sum(rows) from projection_rows where projection = '${table}' group by 1 having sum(rows) <> 0`,
      `select organization, count(*) from ${quoteName(table)} group by 1`,
    );
    await differs(
      'organizations',
      `select id, organization from ${quoteName(table)}`,
      `select r.id, r.organization from record r join ${quoteName(table)} t on t.id = r.id where r.deleted_at is null`,
    );
    for (const [name] of Object.entries(columns).filter(([, { kind }]) => kind === 'name')) {
      const words = `select distinct organization, unnest(string_to_array(ltrim(${quoteName(`k_${name}`)}), ' ')) as word, id
        from ${quoteName(table)}`;
      const rowsWithWords = quoteName(`${table}_${name}_word_rows`);
      await differs(`words of ${name}`, `select organization, word, id from ${rowsWithWords}`, words);
      const { count } = await database.query(
        `select organization, word from ${rowsWithWords} except select organization, word from ${quoteName(`${table}_${name}_words`)}`,
      );
      if (count > 0) found.push(`${table}: known words of ${name}`);
    }
  }
  return found;
}
