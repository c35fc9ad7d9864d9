// GENERATED from schemas/audit/audit-entry.schema.json and 3 more sha256:056dc1211e67e13e by engine/compiler; do not edit; run npm run schemas
/** Somebody has seen, changed, printed or exported something of a record, or has tried to. An entry of the audit trail, in words. */
export interface AuditEntry {
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
}
