// GENERATED from schemas/reconciliation/reconciliation.calls.json sha256:3cf329713b42d6d0 by tools/compiler; do not edit; run npm run schemas
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
