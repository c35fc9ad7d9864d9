import type { JsonObject } from '../../core/json/json.ts';
import type { Diagnostics } from '../diagnostics.ts';
import type { DictionaryPage } from '../emit/dictionary/emit-dictionary.ts';
import type { DescriptorHome } from '../emit/emit-descriptors.ts';
import type { GeneratedFile } from '../emit/emit-files.ts';
import type { SourceKind } from '../files/kind-files.ts';
import type { LocationNames } from '../location/location-names.ts';
import type { DescriptorContext, KindNoun, PlanContext } from '../plan/plan-set.ts';
import type { DescriptorTable, SchemaSetPlan, TablePlan } from '../plan/schema-set-plan.ts';
import type { CompletionContext } from '../source/complete-files.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { SourceSet } from '../source/source-set.ts';

/** Check of the parsed files, named by the property that it ensures. */
type FileCheck = (sources: SourceSet, diagnostics: Diagnostics) => void;

/** Check that needs schemas with resolved references. */
type SchemaCheck = (plans: PlanContext) => void;

/** Check that needs all plans, in which rules and messages are placed at their paths. */
type PlanCheck = (planned: SchemaSetPlan, plans: PlanContext) => void;

/**
 * Definition of one kind of file. Every step of a compilation iterates over the kinds that `kinds.ts` lists,
 * and treats the files of a kind as its definition says.
 */
export interface Kind<Name extends SourceKind = SourceKind, Table extends DescriptorTable = never> {
  /** Last part of the file's name before `.json`. */
  readonly name: Name;
  /** JSON Schema of the file's content. */
  readonly meta: JsonObject;
  /** JSON Schema of the content with additions for editors, e.g. to complete the options of widgets. */
  readonly editorMeta?: JsonObject;
  /** Noun in messages, set for kinds that other files name. */
  readonly noun?: KindNoun;
  readonly locations: LocationNames;
  complete?(file: SourceFile<Name>, context: CompletionContext): SourceFile<Name> | undefined;
  readonly checks?: {
    readonly files?: readonly FileCheck[];
    readonly schemas?: readonly SchemaCheck[];
    readonly plans?: readonly PlanCheck[];
  };
  readonly descriptors?: Descriptors<Name, Table>;
  /** Section of the data dictionary. */
  readonly dictionary?: DictionaryPage;
  /** Further files of `generated/`. */
  readonly emit?: (planned: SchemaSetPlan, sources: SourceSet) => readonly GeneratedFile[];
}

/** Descriptors of a kind's files in the product. */
interface Descriptors<Name extends SourceKind, Table extends DescriptorTable> {
  readonly home: DescriptorHome & { readonly table: Table };
  /** Plans the descriptors of a file, as the contract of the product's table declares them. */
  plan(file: SourceFile<Name>, plans: DescriptorContext): TablePlan<Table> | readonly TablePlan<Table>[];
}

/** Kind of any name, with descriptors in some table or without descriptors. */
export type AnyKind =
  | Kind
  | { readonly [Table in DescriptorTable]: Kind<SourceKind, Table> }[DescriptorTable];
