// GENERATED from schemas/reconciliation/reconciliation.calls.json sha256:464aeab170470d46 by tools/compiler; do not edit; run npm run schemas
export interface ReconciliationRead {
/**
 * One medication a line, or a FHIR R4 bundle as JSON.
 */
text: string
}
