// GENERATED from schemas/audit/audit.calls.json sha256:3f6d5ed819694821 by engine/compiler; do not edit; run npm run schemas
export interface AuditSearchAnswer {
/** How many entries there are. */
total: number
from: number
/**
 * One page of them.
 * 
 * Items: Somebody has seen, changed, printed or exported something of a record, or has tried to. An entry of the audit trail, in words.
 */
hits: {
/** The entry's number in the trail. */
id: string
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
at: string
/** The user as named now, or what acted without one, such as import. */
by: string
/** The user's e-mail address. */
email?: string
/** What was done. */
action: ("read" | "write" | "remove" | "restore" | "print" | "export" | "emergency" | "refused" | "failed")
/** The kind of record; blank for a list of search results. */
of?: string
/** The request that was sent to the gateway. */
how?: string
/** The fields that were changed, the document that was printed, the reason that was given, or the status of a refusal. None of their values. */
note?: string
}[]
/** Whether the trail is as it was written; with the first page. */
notice?: string
}
