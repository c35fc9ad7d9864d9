import type { Findings } from './findings.ts';
import { codeAt, type Element, elementAt, elementsAt, textAt } from './resource.ts';

/** SNOMED CT: statements that there is no allergy, which a list of allergies must not show as one. */
const noKnownDrugAllergy = ['409137002', '716186003'];
const noKnownOtherAllergy = ['428197003', '428607008', '429625007', '1003774007'];

export interface AllergySelection {
  readonly allergies: readonly Element[];
  /** The file says so, and no allergy of it says otherwise. */
  readonly hasNoKnownDrugAllergies: boolean;
}

/** Sorts out what is recorded as an allergy and is none: mistakes, refutations and statements of absence. */
export function selectAllergies(recorded: readonly Element[], findings: Findings): AllergySelection {
  const allergies = recorded.filter((each) => {
    const reason = reasonAgainst(each);
    if (reason !== undefined) {
      findings.leaveOut('AllergyIntolerance', reason);
    }
    return reason === undefined;
  });
  const valid = recorded.filter((each) => !isWithdrawn(each));
  return {
    allergies,
    hasNoKnownDrugAllergies:
      allergies.length === 0 && valid.some((each) => hasConcept(each, noKnownDrugAllergy)),
  };
}

function reasonAgainst(allergy: Element): string | undefined {
  if (isWithdrawn(allergy)) {
    return 'was entered in error or refuted';
  }
  if (hasConcept(allergy, noKnownDrugAllergy)) {
    return 'says that no drug allergy is known: marked on the patient unless the file lists an allergy';
  }
  return hasConcept(allergy, noKnownOtherAllergy) ? 'says that no allergy of a kind is known' : undefined;
}

function isWithdrawn(allergy: Element): boolean {
  const isInError = textAt(allergy, 'status') === 'entered-in-error';
  return isInError || ['entered-in-error', 'refuted'].includes(codeAt(allergy, 'verificationStatus') ?? '');
}

function hasConcept(allergy: Element, concepts: readonly string[]): boolean {
  const codes = elementsAt(elementAt(allergy, 'code'), 'coding').map((each) => textAt(each, 'code') ?? '');
  return codes.some((code) => concepts.includes(code));
}
