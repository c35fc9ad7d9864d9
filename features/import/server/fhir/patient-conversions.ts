import type { Product } from '../../../../engine/core/product/product.ts';
import { codesOf } from '../../shared/standing.ts';
import type { FieldConversion } from './conversion.ts';
import type { FindingCollector } from './findings.ts';
import { conceptText } from './reactions.ts';
import { codeAt, type Element, elementAt, elementsAt, textAt } from './resource.ts';

/** Types of identifiers that are never imported (HL7 table 0203). */
const privateIdentifiers = ['SS', 'SB', 'DL', 'PPN', 'PPT'];

/** Readings of a Patient of another system. */
export const patientConversions = {
  sex: { reads: ['gender'], read: ({ resource, findings }) => sexOf(resource, findings) },
  'preferred-language': {
    reads: [
      ...['communication.language.coding.code', 'communication.language.coding.display'],
      ...['communication.language.text', 'communication.preferred'],
    ],
    read: ({ resource, product, findings }) => languageOf(resource, product, findings),
  },
  'member-id': {
    reads: ['identifier.value', 'identifier.type.coding.code'],
    read: ({ resource, findings }) => externalIdOf(resource, findings),
  },
  'patient-status': {
    reads: ['active', 'deceasedBoolean', 'deceasedDateTime'],
    read: ({ resource, findings }) => statusOf(resource, findings),
  },
} satisfies Readonly<Record<string, FieldConversion>>;

/** Finds the preferred language, else the only one; ignores the region (`es-MX`). */
function languageOf(patient: Element, product: Product, findings: FindingCollector): string | undefined {
  const all = elementsAt(patient, 'communication');
  const preferred = all.find((each) => each['preferred'] === true) ?? (all.length === 1 ? all[0] : undefined);
  const language = elementAt(preferred, 'language');
  const codes = codesOf(language).map((code) => code.toLowerCase().split('-')[0]);
  const words = [
    conceptText(language),
    ...elementsAt(language, 'coding').map((each) => textAt(each, 'display')),
  ];
  const known = product.codes['languages']?.codes.find(
    ({ code, display }) => code !== '' && (codes.includes(code) || words.includes(display)),
  );
  const left = all.length - (known === undefined ? 0 : 1);
  if (left > 0) {
    const reason = 'is not the preferred one of the languages that the product has';
    findings.leaveOutValue('Patient.communication', reason, left);
  }
  return known?.code;
}

function sexOf(patient: Element, findings: FindingCollector): string | undefined {
  const gender = textAt(patient, 'gender');
  if (gender === 'female' || gender === 'male') {
    return gender;
  }
  if (gender !== undefined) {
    findings.leaveOutValue('Patient.gender', 'is neither female nor male, as the clinical formulas need it');
  }
  return undefined;
}

/** Finds the medical record number, else the first identifier that is no official document, else the resource's id. */
function externalIdOf(patient: Element, findings: FindingCollector): string | undefined {
  const identifiers = elementsAt(patient, 'identifier').filter((each) => textAt(each, 'value') !== undefined);
  const usable = identifiers.filter((each) => !privateIdentifiers.includes(codeAt(each, 'type') ?? ''));
  const chosen = usable.find((each) => codeAt(each, 'type') === 'MR') ?? usable[0];
  const value = textAt(chosen, 'value');
  const others = identifiers.filter((each) => textAt(each, 'value') !== value).length;
  if (others > 0) {
    findings.leaveOutValue('Patient.identifier', 'only the medical record number is kept', others);
  }
  return value ?? textAt(patient, 'id');
}

function statusOf(patient: Element, findings: FindingCollector): string {
  const isDeceased = patient['deceasedBoolean'] === true || textAt(patient, 'deceasedDateTime') !== undefined;
  if (isDeceased) {
    findings.leaveOutValue(
      'Patient.deceased',
      'the patient is stored as inactive; a date of death has no place in the record',
    );
  }
  return isDeceased || patient['active'] === false ? 'inactive' : 'active';
}
