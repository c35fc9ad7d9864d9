// GENERATED from schemas/history/history.calls.json sha256:0f2deb42102024e3 by engine/compiler; do not edit; run npm run schemas
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
