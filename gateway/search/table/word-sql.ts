import { quoteName } from '../../store/database.ts';
import type { ColumnPlan, IndexPlan } from './plan.ts';

/** The words of a column of names. */
export interface WordTables {
  /** Which rows have which word, by organization: counted without a look at the names. */
  readonly rows: string;
  /** Every word that any name has had: what is typed is compared with these, of which there are far fewer. */
  readonly words: string;
}

export function wordTablesOf(plan: IndexPlan, column: ColumnPlan): WordTables {
  const { rows, words } = wordTableNames(plan, column);
  return { rows: quoteName(rows), words: quoteName(words) };
}

function wordTableNames({ tableName }: IndexPlan, { name }: ColumnPlan): WordTables {
  return { rows: `${tableName}_${name}_word_rows`, words: `${tableName}_${name}_words` };
}

/** Not quoted. */
export function wordTables(plan: IndexPlan): readonly string[] {
  return nameColumns(plan).flatMap((column) => Object.values(wordTableNames(plan, column)));
}

/** Statements that make the tables of words of a search, fill them, and have them follow the search's table. */
export function createWordTables(plan: IndexPlan): readonly string[] {
  return nameColumns(plan).flatMap((column) => createWordsOf(plan, column));
}

function nameColumns({ columns }: IndexPlan): readonly ColumnPlan[] {
  return Object.values(columns).filter(({ column }) => column.kind === 'name');
}

function createWordsOf(plan: IndexPlan, column: ColumnPlan): readonly string[] {
  const { table } = plan;
  const { key } = column;
  const { rows, words } = wordTablesOf(plan, column);
  const follow = quoteName(`follow_${plan.tableName}_${column.name}_words`);
  const wordsOf = (row: string) => `string_to_array(ltrim(${row}.${key}), ' ')`;
  return [
    `drop table if exists ${rows}, ${words}`,
    `create table ${rows} (organization text collate "C", word text collate "C", id text collate "C")`,
    `insert into ${rows} select distinct organization, unnest(${wordsOf('one')}), id from ${table} one
     where organization is not null`,
    `alter table ${rows} add primary key (organization, word, id), set (parallel_workers = 0)`,
    `create table ${words} (word text collate "C" primary key)`,
    `insert into ${words} select distinct word from ${rows}`,
    `create index on ${words} using gin (word gin_trgm_ops)`,
    `create or replace function ${follow}() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          delete from ${rows}
          where organization = old.organization and word = any(${wordsOf('old')}) and id = old.id;
        end if;
        if tg_op <> 'DELETE' then
          insert into ${words} select unnest(${wordsOf('new')}) order by 1 on conflict do nothing;
          insert into ${rows} select new.organization, unnest(${wordsOf('new')}), new.id
          where new.organization is not null on conflict do nothing;
        end if;
        return null;
      end $$`,
    `create trigger ${quoteName(`words_of_${column.name}`)} after insert or delete on ${table}
     for each row execute function ${follow}()`,
    `create trigger ${quoteName(`words_of_${column.name}_changed`)} after update of organization, ${key} on ${table}
     for each row when ((old.organization, old.${key}) is distinct from (new.organization, new.${key}))
     execute function ${follow}()`,
  ];
}
