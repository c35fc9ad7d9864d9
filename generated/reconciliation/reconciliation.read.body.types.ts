// GENERATED from schemas/reconciliation/reconciliation.calls.json sha256:7520f1867942a834 by tools/compiler; do not edit; run npm run schemas
export interface ReconciliationRead {
/**
 * A list as people paste it, or a FHIR R4 bundle as JSON.
 */
text: string
}
