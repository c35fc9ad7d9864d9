// GENERATED from schemas/history/history.calls.json sha256:ade069c2dad1c92e by tools/compiler; do not edit; run npm run schemas
export interface HistoryRestore {
/**
 * The kind of record.
 */
type: string
/**
 * The record.
 */
_id: string
/**
 * The revision that stands now, as the user saw it.
 */
_rev: number
/**
 * The revision to bring back.
 */
rev: number
}
