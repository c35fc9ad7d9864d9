import type { SourceFile } from '../../source/source-file.ts';
import type { EntityPlan } from '../plan-entity.ts';
import type { PlanContext } from '../plan-set.ts';

/** A `*.tab.json`, once its meta-schema holds. */
export interface TabFile {
  readonly title: string;
  readonly item: string;
  readonly entity: string;
  readonly form?: string;
  readonly source: RowsFile;
  readonly table: TableFile;
  readonly actions?: Readonly<Partial<Record<ActionName, ActionFile>>>;
  readonly count?: boolean;
  readonly access?: string;
  readonly empty?: string;
}

export type ActionName = 'add' | 'edit' | 'remove' | 'copy';

export interface ActionFile {
  readonly access?: string;
  readonly when?: string | readonly string[];
}

/** Where rows come from: `call`, `record` or `search` tells which of the three kinds it is. */
export interface RowsFile {
  readonly call?: string;
  readonly record?: string;
  readonly search?: string;
  readonly at?: string;
  readonly key?: string;
  readonly save?: string;
  readonly remove?: string;
  readonly where?: string | readonly string[];
  readonly inputs?: readonly InputFile[];
}

export interface InputFile {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly widget: string;
  readonly minLength?: number;
  readonly debounce?: number;
  readonly queries: readonly { readonly field: string; readonly when?: string }[];
}

export interface TableFile {
  readonly pageSize?: number;
  readonly pageButtons?: number;
  readonly sort?: readonly { readonly by: string; readonly descending?: boolean }[];
  readonly columns: readonly ColumnFile[];
}

export interface ColumnFile {
  readonly field: string;
  readonly title?: string;
  readonly cell?: string;
  readonly codes?: string;
  readonly sortable?: boolean;
  readonly link?: string;
}

/** The tab that is planned, and what its parts may look up. */
export interface TabPlace {
  readonly file: SourceFile;
  readonly tab: TabFile;
  readonly entity: EntityPlan;
  readonly plans: PlanContext;
}
