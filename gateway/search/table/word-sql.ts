import { quoteName } from '../../store/database.ts';
import type { ColumnPlan, IndexPlan } from './plan.ts';

/** The words of a column of names, by organization. */
export interface WordTables {
  /** Table of the words of each row: counted without a look at the names. */
  readonly rows: string;
  /**
   * Table of every word that any name has had: what is typed is compared with these, of which there are far fewer.
   * Absent in tables of the release before, which kept those of all organizations together.
   */
  readonly words?: string;
}

export function wordTablesOf(plan: IndexPlan, column: ColumnPlan): WordTables {
  const { rows, words } = keptWordTables(plan, column);
  return plan.hasTriggers ? { rows } : { rows, words };
}

/** Word tables that the statements of this release make and write. */
export function keptWordTables(plan: IndexPlan, column: ColumnPlan): Required<WordTables> {
  const { rows, words } = wordTableNames(plan, column);
  return { rows: quoteName(rows), words: quoteName(words) };
}

function wordTableNames({ tableName }: IndexPlan, { name }: ColumnPlan): Required<WordTables> {
  return { rows: `${tableName}_${name}_word_rows`, words: `${tableName}_${name}_words` };
}

/** Names of the word tables, not quoted. */
export function wordTables(plan: IndexPlan): readonly string[] {
  return nameColumns(plan).flatMap((column) => Object.values(wordTableNames(plan, column)));
}

/** Columns whose words are kept. */
export function nameColumns({ columns }: IndexPlan): readonly ColumnPlan[] {
  return Object.values(columns).filter(({ column }) => column.kind === 'name');
}

/** An SQL array of the words in the key of a name, which has each of them after a space. */
export function wordArray(key: string): string {
  return `string_to_array(ltrim(${key}), ' ')`;
}

/** The tables of words of a search, still empty and without their indexes. */
export function createWordTables(plan: IndexPlan): readonly string[] {
  return nameColumns(plan).flatMap((column) => {
    const { rows, words } = keptWordTables(plan, column);
    const word = 'organization text collate "C" not null, word text collate "C" not null';
    // Other processes take longer to start than these questions take.
    return [
      `create table ${rows} (${word}, id text collate "C" not null) with (parallel_workers = 0)`,
      `create table ${words} (${word}) with (parallel_workers = 0)`,
    ];
  });
}

/** Statements that fill them from the search's table; from then on every statement that writes rows keeps them. */
export function fillWordTables(plan: IndexPlan): readonly string[] {
  return nameColumns(plan).flatMap((column) => {
    const { rows, words } = keptWordTables(plan, column);
    return [
      `insert into ${rows} (organization, word, id)
       select distinct organization, unnest(${wordArray(column.key)}), id from ${plan.table}`,
      `alter table ${rows} add primary key (organization, word, id)`,
      `insert into ${words} (organization, word) select distinct organization, word from ${rows}`,
      `alter table ${words} add primary key (organization, word)`,
      `create index on ${words} using gin (word gin_trgm_ops)`,
    ];
  });
}
