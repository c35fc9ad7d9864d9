// GENERATED from schemas/patient/patient.calls.json sha256:65e6c23ec98d235c by tools/compiler; do not edit; run npm run schemas
export interface PatientExists {
/**
 * The entered id.
 */
externalId: string
}
