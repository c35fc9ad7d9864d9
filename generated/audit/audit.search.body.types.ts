// GENERATED from schemas/audit/audit.calls.json sha256:3f6d5ed819694821 by engine/compiler; do not edit; run npm run schemas
export interface AuditSearch {
/** Its _id. */
patientId: string
/**
 * Which entries are wanted.
 * 
 * @maxItems 4
 */
queries?: {
/** who: a part of the name or e-mail address; what: the action; since, until: a day in the user's time zone. */
field: ("who" | "what" | "since" | "until")
/** What it is asked for. */
text: string
}[]
/**
 * Taken and left aside: as searches send it.
 * 
 * @maxItems 0
 */
filters?: unknown[]
/**
 * By at, the newest first where nothing is said.
 * 
 * @maxItems 1
 */
sort?: {
/** The time. */
by: "at"
/** The newest first. */
descending?: boolean
}[]
/** How many entries are passed over. */
from?: number
}
