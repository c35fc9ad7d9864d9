import { isJsonObject, type Json } from '../../../../engine/core/json/json.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import type { FindingCollector } from './findings.ts';
import type { Element } from './resource.ts';

/** Elements about the storage and transport of a resource, without content about a patient. */
const wrapping = ['resourceType', 'id', 'meta.versionId', 'meta.lastUpdated', 'meta.source', 'meta.profile'];

/** Resource types that are read only for what they add to imported ones. */
const readOnly: Readonly<Record<string, string>> = {
  CareTeam: 'read only for the practitioners it names',
  Encounter: 'read only for the practitioners it names',
  Medication: 'read only for the names of medications',
  MedicationRequest: 'read only for the practitioner who ordered',
  MedicationDispense: 'read only for the pharmacy that dispensed',
  Organization: "read only for a practitioner's address and phone",
  PractitionerRole: "read only for a practitioner's place of work",
};

/** Finds the reason why a resource type yields no record; undefined where it yields one. */
export function untakenTypeReason(type: string, { mappings = {} }: Product): string | undefined {
  if (Object.hasOwn(readOnly, type)) return readOnly[type];
  const isMapped = Object.values(mappings).some(({ resource }) => resource === type);
  return isMapped ? undefined : 'the import does not take this kind of resource';
}

/** Lists the paths read of a CodeableConcept. */
export function conceptAt(path: string): readonly string[] {
  return [`${path}.text`, ...['system', 'code', 'display'].map((part) => `${path}.coding.${part}`)];
}

/** Lists the paths read of a concept whose text alone is kept. */
export function plainTextsAt(path: string): readonly string[] {
  return [`${path}.text`, `${path}.coding.display`];
}

/**
 * Reports each element of a resource that the conversion does not read, once. `read` lists the read paths, which
 * include all below them, such as `code.coding.display`; an element without a read path is reported as a whole.
 */
export function noteUntaken(findings: FindingCollector, resource: Element, read: readonly string[]): void {
  const known = [...wrapping, ...read];
  const type = String(resource['resourceType']);
  for (const path of new Set(untakenPaths(resource, '', known)))
    findings.leaveOutValue(`${type}.${path}`, 'has no place in the record');
}

/** Lists the extensions inside a value, which stay unread even where the value is read as a whole. */
function extensionsWithin(value: Json | undefined, at: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => extensionsWithin(item, at));
  if (!isJsonObject(value) || at.endsWith('extension')) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'extension' ? [`${at}.extension`] : extensionsWithin(part, `${at}.${name}`),
  );
}

function untakenPaths(value: Json | undefined, at: string, known: readonly string[]): readonly string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => untakenPaths(item, at, known));
  if (known.includes(at)) return extensionsWithin(value, at);
  const isReadInPart = at === '' || known.some((path) => path.startsWith(`${at}.`));
  if (!isReadInPart || !isJsonObject(value)) return [at];
  return Object.entries(value).flatMap(([name, part]) =>
    untakenPaths(part, at === '' ? name : `${at}.${name}`, known),
  );
}
