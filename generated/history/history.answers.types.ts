// GENERATED from schemas/history/history.calls.json sha256:82181f83a9e67405 by engine/compiler; do not edit; run npm run schemas
export interface HistoryListAnswer {
/** The revision that stands now; sent along to restore another one. */
rev: number
/** The record was deleted. */
isRemoved: boolean
/** The user may bring a version back. */
canRestore?: boolean
/** There are older versions. */
more?: boolean
rows: {
rev: number
at: string
/** The id of the user, or import. */
author: string
/** The user as named then. */
performedBy?: {
[k: string]: unknown
}
/** The call that made the version. */
call: string
/** The version is a deletion. */
isRemoved: boolean
/** JSON Patch (RFC 6902) from the version before. */
changes: {
[k: string]: unknown
}[]
}[]
}
export interface HistoryRestoreAnswer {
ok: true
id: string
rev: number
record: {
[k: string]: unknown
}
}
