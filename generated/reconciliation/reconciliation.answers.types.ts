// GENERATED from schemas/reconciliation/reconciliation.calls.json sha256:548996fabc0e01b1 by tools/compiler; do not edit; run npm run schemas
export interface ReconciliationReadAnswer {
rows: {
name: string
rxNormId?: string
directions?: string
/**
 * The directions in parts, where the bundle has them so.
 */
dosage?: {
[k: string]: unknown
}
indication?: string
prescriber?: string
lastFill?: string
}[]
/**
 * What could not be read.
 */
notes: string[]
}
