// GENERATED from schemas/patient/patient.calls.json sha256:bc88ebd735c95c65 by tools/compiler; do not edit; run npm run schemas
export interface PatientExists {
/**
 * The entered id.
 */
externalId: string
}
