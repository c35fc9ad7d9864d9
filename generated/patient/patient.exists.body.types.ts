// GENERATED from schemas/patient/patient.calls.json sha256:3432341ad8f098da by tools/compiler; do not edit; run npm run schemas
export interface PatientExists {
/**
 * The entered id.
 */
externalId: string
}
