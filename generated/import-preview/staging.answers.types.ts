// GENERATED from schemas/import-preview/staging.calls.json sha256:a6e582acf4cd9d42 by engine/compiler; do not edit; run npm run schemas
export interface StagingPieceAnswer {
/** Bytes that have arrived: the next piece begins there. */
received: number
}
export interface StagingStartAnswer {
ok: true
}
export interface StagingListAnswer {
rows: {
/** A UUID that whoever sends the file has chosen. */
_id: string
/** Name of the file. */
name: string
/** Whose members they are. */
organization: string
/** preparing: it is being sent. */
state: ("preparing" | "waiting" | "running" | "done" | "failed")
/** Bytes of the file. */
size: number
/** Bytes that have arrived. */
received: number
/** Lines that are done with. */
lines: number
/** Members who are new. */
created: number
/** Members of whom something is different. */
changed: number
/** Members who were staged before as they are. */
unchanged: number
/** Lines that were not taken. */
rejected: number
/** Why it has failed. */
message?: string
/** Who sends it. */
by: string
/** When it began. */
at: string
/** When it ended. */
ended?: string
}[]
}
export type StagingRemoveAnswer = StagingStartAnswer
