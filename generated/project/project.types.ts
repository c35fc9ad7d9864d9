// GENERATED from schemas/project/project.schema.json and 2 more sha256:5b8be9fb31c3346d by tools/compiler; do not edit; run npm run schemas
/**
 * A program that patients are enrolled in.
 */
export interface Project {
/**
 * Identifies the record.
 */
_id?: string
/**
 * Counts the versions of the record, from 1.
 */
_rev?: number
/**
 * Who wrote this version.
 */
performedBy?: {
/**
 * Given name.
 */
firstName?: string
/**
 * Family name.
 */
lastName?: string
/**
 * E-mail address.
 */
email?: string
}
/**
 * When this version was written.
 */
updatedAt?: string
/**
 * The kind of record.
 */
type: "project"
/**
 * The project's id in patients' enrollments.
 */
couchId?: string
/**
 * The project's name.
 */
name: string
/**
 * A calendar day without a time zone, stored as YYYY-MM-DD.
 */
projectEnd?: string
/**
 * The organization that runs the project.
 */
Organization?: {
/**
 * The organization's id.
 */
externalId?: string
}
}
