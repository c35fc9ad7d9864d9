// GENERATED from schemas/patient/patient.calls.json sha256:122ba4a32529add0 by tools/compiler; do not edit; run npm run schemas
export interface PatientExists {
/**
 * The entered id.
 */
externalId: string
}
