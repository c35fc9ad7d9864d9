// GENERATED from schemas/history/history.calls.json sha256:82181f83a9e67405 by engine/compiler; do not edit; run npm run schemas
export interface HistoryRestore {
/** The kind of record. */
type: string
/** The record. */
_id: string
/** The revision that stands now, as the user saw it. */
_rev: number
/** The revision to bring back. */
rev: number
}
