// GENERATED from schemas/patient/patient.calls.json sha256:79b3fcea27ec8933 by tools/compiler; do not edit; run npm run schemas
export interface PatientExists {
/**
 * The entered id.
 */
externalId: string
}
