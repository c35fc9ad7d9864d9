import { accessKind } from './access/access.kind.ts';
import { callsKind } from './calls/calls.kind.ts';
import { cardKind } from './card/card.kind.ts';
import { checksKind } from './checks/checks.kind.ts';
import { codesKind } from './codes/codes.kind.ts';
import { documentKind } from './document/document.kind.ts';
import { entityKind } from './entity/entity.kind.ts';
import { examplesKind } from './examples/examples.kind.ts';
import { fhirKind } from './fhir/fhir.kind.ts';
import { flowKind } from './flow/flow.kind.ts';
import { formKind } from './form/form.kind.ts';
import type { AnyKind } from './kind.ts';
import { migrationsKind } from './migrations/migrations.kind.ts';
import { productKind } from './product/product.kind.ts';
import { reportKind } from './report/report.kind.ts';
import { rulesKind } from './rules/rules.kind.ts';
import { screenKind } from './screen/screen.kind.ts';
import { searchKind } from './search/search.kind.ts';
import { tabKind } from './tab/tab.kind.ts';
import { workflowKind } from './workflow/workflow.kind.ts';

/** Kinds of a schema set, in the order of generated files and of the data dictionary. */
export const kinds: readonly AnyKind[] = [
  entityKind,
  rulesKind,
  migrationsKind,
  formKind,
  tabKind,
  cardKind,
  flowKind,
  screenKind,
  codesKind,
  accessKind,
  workflowKind,
  callsKind,
  searchKind,
  documentKind,
  reportKind,
  checksKind,
  fhirKind,
  productKind,
  examplesKind,
];
