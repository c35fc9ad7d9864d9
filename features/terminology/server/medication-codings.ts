import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { MedicationCoding as Codings } from '../../../generated/medication/medication-coding.types.ts';
import { catalogues, rxnormSystem } from './catalogues.ts';

/** Code of a medication with its system, as stored. */
export type MedicationCoding = Codings[number];

type System = MedicationCoding['system'];

const ndc = catalogues.packages.system;

/**
 * Systems that medications may be coded in, by the identifiers that sources write; the OIDs are from HL7's registry.
 */
const systems: Readonly<Record<string, System>> = {
  [rxnormSystem]: rxnormSystem,
  'urn:oid:2.16.840.1.113883.6.88': rxnormSystem,
  [ndc]: ndc,
  'urn:oid:2.16.840.1.113883.6.69': ndc,
  'http://snomed.info/sct': 'http://snomed.info/sct',
  'urn:oid:2.16.840.1.113883.6.96': 'http://snomed.info/sct',
  [catalogues.medications.demonstrationSystem]: catalogues.medications.demonstrationSystem,
};

/** Systems in the order in which their codes are preferred for lookup and comparison. */
const leading: readonly System[] = [rxnormSystem, catalogues.medications.demonstrationSystem, ndc];

const longestCode = 50;
const mostCodes = 20;

/** Lists the codes of a FHIR concept that are of known systems, RxNorm first, without duplicates. */
export function medicationCodings(codings: readonly JsonObject[]): readonly MedicationCoding[] {
  const known = codings.flatMap(({ system, code }): readonly MedicationCoding[] => {
    const own = typeof system === 'string' ? systemOf(system) : undefined;
    const value = typeof code === 'string' ? code.trim() : '';
    return own === undefined || value === '' || value.length > longestCode ? [] : [{ system: own, value }];
  });
  return mergedCodings(known);
}

/** Merges codings that were sent or stored, RxNorm first, each once; skips invalid ones. */
export function mergedCodings(codings: unknown): readonly MedicationCoding[] {
  const whole = (Array.isArray(codings) ? codings : []).filter(isCoding);
  return inOrder(whole)
    .filter((each, index, all) => all.findIndex((other) => isSameCode(each, other)) === index)
    .map(({ system, value }) => ({ system, value }))
    .slice(0, mostCodes);
}

function isCoding(value: unknown): value is MedicationCoding {
  if (typeof value !== 'object' || value === null || !('system' in value && 'value' in value)) return false;
  return typeof value.system === 'string' && typeof value.value === 'string' && value.value !== '';
}

function systemOf(written: string): System | undefined {
  const folded = written.trim().toLowerCase();
  if (Object.hasOwn(systems, folded)) return systems[folded];
  return folded.includes('rxnorm') ? rxnormSystem : undefined;
}

function isSameCode(one: MedicationCoding, other: MedicationCoding): boolean {
  return one.system === other.system && one.value === other.value;
}

/** Finds the code by which a medication is looked up and compared. */
export function leadingCode(
  codings: readonly Partial<MedicationCoding>[] = [],
): MedicationCoding | undefined {
  return inOrder(codings.flatMap(({ system, value }) => (system && value ? [{ system, value }] : [])))[0];
}

/** Sorts codings by system; unlisted systems come last. */
function inOrder(codings: readonly MedicationCoding[]): readonly MedicationCoding[] {
  const rank = ({ system }: MedicationCoding) =>
    leading.includes(system) ? leading.indexOf(system) : leading.length;
  return codings.toSorted((a, b) => rank(a) - rank(b));
}
