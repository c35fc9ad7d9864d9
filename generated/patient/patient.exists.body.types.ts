// GENERATED from schemas/patient/patient.calls.json sha256:04e05c6eed69d057 by tools/compiler; do not edit; run npm run schemas
export interface PatientExists {
/**
 * The entered id.
 */
externalId: string
}
