import type { ExpressionContext } from '../../expressions/environment.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { Cel } from '../../plan/plan-expression.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { SourceFile } from '../../source/source-file.ts';

type Text = string | readonly string[];

/** One text for every language, or one for each. */
export type WordsFile = Text | Readonly<Record<string, Text>>;

/** A `*.document.json`, once its meta-schema holds. */
export interface DocumentFile {
  readonly title: WordsFile;
  readonly entity: string;
  readonly languages?: readonly string[];
  readonly language?: Cel;
  readonly size?: 'normal' | 'large';
  readonly page?: string;
  readonly inputs?: readonly string[];
  readonly with?: Readonly<Record<string, RecordsFile>>;
  readonly refuses?: readonly RemarkFile[];
  readonly warnings?: readonly RemarkFile[];
  readonly header?: readonly LineFile[];
  readonly footer?: readonly LineFile[];
  readonly number?: WordsFile;
  readonly blocks?: readonly BlockFile[];
}

/** Words, or words in bold. */
export type LineFile = WordsFile | { readonly strong: WordsFile };

export interface RecordsFile {
  readonly list: string;
  readonly where?: Cel;
  readonly sort?: string;
  readonly by?: string;
  readonly latest?: readonly string[];
}

export interface RemarkFile {
  readonly when: Cel;
  readonly message: WordsFile;
}

export interface BlockFile {
  readonly when?: Cel;
  readonly heading?: WordsFile;
  readonly level?: number;
  readonly text?: WordsFile;
  readonly style?: string;
  readonly lines?: readonly WordsFile[];
  readonly list?: readonly WordsFile[];
  readonly choices?: readonly WordsFile[];
  readonly table?: string;
  readonly each?: string;
  readonly where?: Cel;
  readonly columns?: readonly {
    readonly title: WordsFile;
    readonly value: WordsFile;
    readonly width?: number;
  }[];
  readonly blocks?: readonly BlockFile[];
  readonly empty?: WordsFile;
  readonly write?: WordsFile;
  readonly room?: number;
  readonly whole?: readonly BlockFile[];
  readonly break?: true;
  readonly part?: string;
}

/** Where something of a document stands, and what it may name. */
export interface DocumentPlace {
  /** The file that is read; another one than the document's own inside of a part. */
  readonly file: SourceFile;
  readonly entity: EntityPlan;
  readonly languages: readonly string[];
  readonly context: ExpressionContext;
  readonly plans: PlanContext;
  /** The documents that this place is a part of, the outermost first. */
  readonly within: readonly string[];
}
