// GENERATED from schemas/eula/eula.schema.json and 2 more sha256:b478affe6194b28e by engine/compiler; do not edit; run npm run schemas
/** One version of the terms of use. */
export interface Eula {
/** Identifies the record. */
_id?: string
/** Counts the versions of the record, from 1. */
_rev?: number
/** The user who did it, as they were named at the time; shown as first initial plus last name. */
performedBy?: {
/** Given name of the user. */
firstName?: string
/** Family name of the user. */
lastName?: string
/** E-mail address of the user. */
email?: string
}
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
updatedAt?: string
/** The kind of record. */
type: "eula"
/** Identifies the version. */
id: string
/** The terms, as Markdown. */
content: string
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
createdAt: string
}
