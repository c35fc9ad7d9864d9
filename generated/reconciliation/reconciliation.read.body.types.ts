// GENERATED from schemas/reconciliation/reconciliation.calls.json sha256:d38900ae48b2b187 by tools/compiler; do not edit; run npm run schemas
export interface ReconciliationRead {
/**
 * One medication a line, or a FHIR R4 bundle as JSON.
 */
text: string
}
