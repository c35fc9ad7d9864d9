// GENERATED from schemas/reconciliation/reconciliation.calls.json sha256:b3af6783c8bf1505 by tools/compiler; do not edit; run npm run schemas
export interface ReconciliationReadAnswer {
rows: {
name: string
rxNormId?: string
directions?: string
indication?: string
prescriber?: string
lastFill?: string
}[]
/**
 * What could not be read.
 */
notes: string[]
}
