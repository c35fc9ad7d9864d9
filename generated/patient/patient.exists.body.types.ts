// GENERATED from schemas/patient/patient.calls.json sha256:65853f4660b02933 by engine/compiler; do not edit; run npm run schemas
export interface PatientExists {
/** The entered id. */
externalId: string
}
