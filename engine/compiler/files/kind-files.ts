// GENERATED from engine/compiler/kinds/kinds.ts by engine/compiler; do not edit; run npm run schemas
import type { JsonSchemaObject } from '../../core/json/json.ts';
import type { RulesFile } from './rules.ts';
import type { MigrationsFile } from './migrations.ts';
import type { FormFile } from './form.ts';
import type { TabFile } from './tab.ts';
import type { CardFile } from './card.ts';
import type { FlowFile } from './flow.ts';
import type { ScreenFile } from './screen.ts';
import type { CodesFile } from './codes.ts';
import type { AccessFile } from './access.ts';
import type { WorkflowFile } from './workflow.ts';
import type { CallsFile } from './calls.ts';
import type { SearchFile } from './search.ts';
import type { DocumentFile } from './document.ts';
import type { ReportFile } from './report.ts';
import type { ChecksFile } from './checks.ts';
import type { FhirFile } from './fhir.ts';
import type { ProductFile } from './product.ts';
import type { ExamplesFile } from './examples.ts';

/** What a file of the schema set describes; the last part of its name before `.json` says it. */
export const sourceKinds = [
  'schema',
  'rules',
  'migrations',
  'form',
  'tab',
  'card',
  'flow',
  'screen',
  'codes',
  'access',
  'workflow',
  'calls',
  'search',
  'document',
  'report',
  'checks',
  'fhir',
  'product',
  'examples',
] as const;

export type SourceKind = (typeof sourceKinds)[number];

/** What the files of each kind contain. */
export interface KindFiles {
  readonly schema: JsonSchemaObject;
  readonly rules: RulesFile;
  readonly migrations: MigrationsFile;
  readonly form: FormFile;
  readonly tab: TabFile;
  readonly card: CardFile;
  readonly flow: FlowFile;
  readonly screen: ScreenFile;
  readonly codes: CodesFile;
  readonly access: AccessFile;
  readonly workflow: WorkflowFile;
  readonly calls: CallsFile;
  readonly search: SearchFile;
  readonly document: DocumentFile;
  readonly report: ReportFile;
  readonly checks: ChecksFile;
  readonly fhir: FhirFile;
  readonly product: ProductFile;
  readonly examples: ExamplesFile;
}
