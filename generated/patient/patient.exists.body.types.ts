// GENERATED from schemas/patient/patient.calls.json sha256:da428f6a6c30e4ee by tools/compiler; do not edit; run npm run schemas
export interface PatientExists {
/**
 * The entered id.
 */
externalId: string
}
