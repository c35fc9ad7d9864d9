import { createRequire } from 'node:module';

/** Table of FHIR's elements: for each type, its properties, each with its type and `*` for a list. */
export type ElementTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Resources that mappings may name; a resource beside them is one more line. */
const resources = [
  ...['AllergyIntolerance', 'Appointment', 'CarePlan', 'CareTeam', 'Communication', 'Condition', 'Consent'],
  ...['Coverage', 'Device', 'DetectedIssue', 'DiagnosticReport', 'DocumentReference', 'Encounter', 'Flag'],
  ...['Goal', 'Immunization', 'List', 'Location', 'Medication', 'MedicationAdministration'],
  ...['MedicationDispense', 'MedicationRequest', 'MedicationStatement', 'Observation', 'Organization'],
  ...['Patient', 'Practitioner', 'PractitionerRole', 'Procedure', 'QuestionnaireResponse', 'RelatedPerson'],
  ...['RiskAssessment', 'ServiceRequest', 'Task'],
];

/** Place of the table, which the compiler reads. */
export const elementTablePath = 'engine/compiler/kinds/fhir/r4-elements.json';

type ElementType = string | { readonly code: string };

const load = createRequire(import.meta.url);
/** Model of `fhirpath`: types of paths, paths of lists, and paths whose parts stand under another path. */
interface FhirModel {
  readonly path2Type: Readonly<Record<string, ElementType>>;
  readonly path2Repeating: readonly string[];
  readonly pathsDefinedElsewhere: Readonly<Record<string, string>>;
}

function read<Name extends keyof FhirModel>(name: Name): FhirModel[Name] {
  return load(`fhirpath/fhir-context/r4/${name}.json`);
}

/** Cuts the table of the elements of FHIR R4 out of the model that `fhirpath` brings. */
export function cutElementTable(): ElementTable {
  const types = read('path2Type');
  const elsewhere = read('pathsDefinedElsewhere');
  const paths = [...new Set([...Object.keys(types), ...Object.keys(elsewhere)])].toSorted();
  const lists = new Set(read('path2Repeating'));
  const table = new Map<string, Record<string, string>>();
  const waiting = [...resources];
  for (let type = waiting.pop(); type !== undefined; type = waiting.pop()) {
    if (table.has(type)) continue;
    const owned: Record<string, string> = {};
    table.set(type, owned);
    for (const path of paths.filter((each) => parentOf(each) === type)) {
      const element = types[path];
      const code = typeof element === 'object' ? element.code : (element ?? '');
      const found = elsewhere[path] ?? (isPart(code) ? path : code.replace('System.String', 'string'));
      owned[path.slice(type.length + 1)] =
        lists.has(path) || lists.has(elsewhere[path] ?? '') ? `${found}*` : found;
      if (hasElements(found)) waiting.push(found);
    }
  }
  const sorted = [...table].filter(([, owned]) => Object.keys(owned).length > 0);
  return Object.fromEntries(sorted.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('.'));
}

/** Reports whether an element has parts of its own, under its own path. */
function isPart(code: string): boolean {
  return code === 'BackboneElement' || code === 'Element';
}

/**
 * Reports whether a type has elements that mappings may name. Resources have tables of their own, and primitive types,
 * which begin with a small letter, have no elements.
 */
function hasElements(type: string): boolean {
  return type !== 'Resource' && /^[A-Z]/.test(type);
}

/** Writes the table as it is committed: a type a line. */
export function elementTableText(table: ElementTable): string {
  const lines = Object.entries(table).map(([type, owned]) => `  "${type}": ${JSON.stringify(owned)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
