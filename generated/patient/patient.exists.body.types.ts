// GENERATED from schemas/patient/patient.calls.json sha256:bfc4693bde15b715 by tools/compiler; do not edit; run npm run schemas
export interface PatientExists {
/**
 * The entered id.
 */
externalId: string
}
