// GENERATED from schemas/reconciliation/reconciliation.calls.json sha256:0e21e4ea2814a2dc by tools/compiler; do not edit; run npm run schemas
export interface ReconciliationRead {
/**
 * A list as people paste it, or a FHIR R4 bundle as JSON.
 */
text: string
}
