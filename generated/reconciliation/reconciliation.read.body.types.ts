// GENERATED from schemas/reconciliation/reconciliation.calls.json sha256:c4facc8d862d3708 by tools/compiler; do not edit; run npm run schemas
export interface ReconciliationRead {
/**
 * One medication a line, or a FHIR R4 bundle as JSON.
 */
text: string
}
