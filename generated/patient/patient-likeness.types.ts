// GENERATED from schemas/patient/patient-likeness.schema.json and 2 more sha256:347b516497bf6d55 by tools/compiler; do not edit; run npm run schemas
/**
 * A patient who may be the same person as another, and why.
 */
export interface PatientLikeness {
/**
 * Id of the patient's record.
 */
_id: string
/**
 * Given name.
 */
first?: string
/**
 * Family name.
 */
last?: string
/**
 * Of the similar patient.
 */
dob?: string
/**
 * Of the similar patient.
 */
sex?: ("female" | "male")
/**
 * The id at the organization.
 */
externalId?: string
/**
 * What both have in common.
 * 
 * @maxItems 20
 * 
 * Items: One thing in common.
 */
why: ("id" | "name" | "similar-name" | "last-name" | "first-name" | "dob")[]
}
