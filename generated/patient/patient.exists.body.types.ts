// GENERATED from schemas/patient/patient.calls.json sha256:e4bfab4ca58e3881 by tools/compiler; do not edit; run npm run schemas
export interface PatientExists {
/**
 * The entered id.
 */
externalId: string
}
