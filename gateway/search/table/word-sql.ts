import { quoteName } from '../../store/database.ts';
import type { ColumnPlan, IndexPlan } from './plan.ts';

/** Words of a column of names, by organization. */
export interface WordTables {
  /** Table of the words of each row, by which rows are counted without reading the names. */
  readonly rows: string;
  /**
   * Table of all words that any name ever had, to compare with typed text, since words are far fewer than names.
   * Absent in tables of the previous release, which kept all organizations together.
   */
  readonly words?: string;
}

export function wordTablesOf(plan: IndexPlan, column: ColumnPlan): WordTables {
  const { rows, words } = keptWordTables(plan, column);
  return plan.hasTriggers ? { rows } : { rows, words };
}

/** Finds the word tables that statements of this release create and write. */
export function keptWordTables(plan: IndexPlan, column: ColumnPlan): Required<WordTables> {
  const { rows, words } = wordTableNames(plan, column);
  return { rows: quoteName(rows), words: quoteName(words) };
}

function wordTableNames({ tableName }: IndexPlan, { name }: ColumnPlan): Required<WordTables> {
  return { rows: `${tableName}_${name}_word_rows`, words: `${tableName}_${name}_words` };
}

/** Lists the names of the word tables, unquoted. */
export function wordTables(plan: IndexPlan): readonly string[] {
  return nameColumns(plan).flatMap((column) => Object.values(wordTableNames(plan, column)));
}

/** Lists the columns whose words are stored. */
export function nameColumns({ columns }: IndexPlan): readonly ColumnPlan[] {
  return Object.values(columns).filter(({ column }) => column.kind === 'name');
}

/** Builds an SQL array of the words in the key of a name, in which a space precedes each word. */
export function wordArray(key: string): string {
  return `string_to_array(ltrim(${key}), ' ')`;
}

/** Builds the word tables of a search, empty and without indexes. */
export function createWordTables(plan: IndexPlan): readonly string[] {
  return nameColumns(plan).flatMap((column) => {
    const { rows, words } = keptWordTables(plan, column);
    const word = 'organization text collate "C" not null, word text collate "C" not null';
    // Disables parallel workers, which take longer to start than these queries to run.
    return [
      `create table ${rows} (${word}, id text collate "C" not null) with (parallel_workers = 0)`,
      `create table ${words} (${word}) with (parallel_workers = 0)`,
    ];
  });
}

/**
 * Builds the statements that fill the word tables from the search's table; afterwards every statement that writes rows
 * maintains them.
 */
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
