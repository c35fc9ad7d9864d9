import type { Defence } from './defence.ts';
import { access } from './defences/access.ts';
import { budgets } from './defences/budgets.ts';
import { clinicalImport } from './defences/clinical-import.ts';
import { compiler } from './defences/compiler.ts';
import { concurrency } from './defences/concurrency.ts';
import { directions } from './defences/directions.ts';
import { fhirServer } from './defences/fhir-server.ts';
import { found } from './defences/found.ts';
import { input } from './defences/input.ts';
import { knowledge } from './defences/knowledge.ts';
import { lists } from './defences/lists.ts';
import { live } from './defences/live.ts';
import { names } from './defences/names.ts';
import { operation } from './defences/operation.ts';
import { outages } from './defences/outages.ts';
import { questions } from './defences/questions.ts';
import { readers } from './defences/readers.ts';
import { reconciliation } from './defences/reconciliation.ts';
import { reviews } from './defences/reviews.ts';
import { rightsOfVersions } from './defences/rights.ts';
import { risk } from './defences/risk.ts';
import { schemaForms } from './defences/schema-form.ts';
import { sessions } from './defences/session.ts';
import { studio } from './defences/studio.ts';
import { typed } from './defences/typed.ts';

/** Defences that the mutation suite removes. */
export const defences: readonly Defence[] = [
  ...concurrency,
  ...sessions,
  ...lists,
  ...live,
  ...outages,
  ...operation,
  ...access,
  ...input,
  ...found,
  ...rightsOfVersions,
  ...reviews,
  ...risk,
  ...directions,
  ...fhirServer,
  ...reconciliation,
  ...names,
  ...typed,
  ...schemaForms,
  ...knowledge,
  ...clinicalImport,
  ...budgets,
  ...readers,
  ...compiler,
  ...questions,
  ...studio,
];
