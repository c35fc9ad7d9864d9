// GENERATED from schemas/patient/patient.calls.json sha256:235774f2011b4010 by tools/compiler; do not edit; run npm run schemas
export interface PatientExists {
/**
 * The entered id.
 */
externalId: string
}
