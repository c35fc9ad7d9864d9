// GENERATED from schemas/reconciliation/reconciliation.calls.json sha256:b3af6783c8bf1505 by tools/compiler; do not edit; run npm run schemas
export interface ReconciliationRead {
/**
 * One medication a line, or a FHIR R4 bundle as JSON.
 */
text: string
}
