// GENERATED from schemas/project/project.schema.json and 2 more sha256:293286c8b91259d9 by engine/compiler; do not edit; run npm run schemas
/** A program that patients are enrolled in. */
export interface Project {
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
type: "project"
/** The project's id in patients' enrollments. */
couchId?: string
/** The project's name. */
name: string
/** A calendar day without a time zone, stored as YYYY-MM-DD. */
projectEnd?: string
/** The project that a member declines when the primary project is declined. */
primary?: boolean
/** The organization that runs the project. */
Organization?: {
/** The organization's id. */
externalId?: string
}
}
