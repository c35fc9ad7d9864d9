// GENERATED from schemas/patient/patient.calls.json sha256:92e29b1461721351 by tools/compiler; do not edit; run npm run schemas
export interface PatientExists {
/**
 * The entered id.
 */
externalId: string
}
