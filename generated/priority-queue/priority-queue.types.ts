// GENERATED from schemas/priority-queue/priority-queue.schema.json and 8 more sha256:d20597422f0c38cb by tools/compiler; do not edit; run npm run schemas
/**
 * A stored search that says which patients come first.
 */
export interface PriorityQueue {
/**
 * Identifies the record.
 */
_id?: string
/**
 * Counts the versions of the record, from 1.
 */
_rev?: number
/**
 * The user who did it, as they were named at the time; shown as first initial plus last name.
 */
performedBy?: {
/**
 * Given name of the user.
 */
firstName?: string
/**
 * Family name of the user.
 */
lastName?: string
/**
 * E-mail address of the user.
 */
email?: string
}
/**
 * A moment, stored as RFC 3339 with its offset and shown in local time.
 */
updatedAt?: string
/**
 * The kind of record.
 */
type: "priority-queue"
/**
 * Identifies the queue.
 */
id?: string
/**
 * Name of the queue.
 */
name: string
/**
 * The user whose queue it is; blank: the organization's.
 */
userId?: string
/**
 * The organization it belongs to.
 */
organizationId: string
/**
 * The role it is meant for.
 */
role?: string
/**
 * Who sees the queue.
 */
access?: ("private" | "organization")
/**
 * The conditions; a patient has to meet all.
 * 
 * @maxItems 100
 * 
 * Items: One condition of a priority queue.
 */
filters?: {
/**
 * The search column that is asked.
 */
statType: string
/**
 * How it is asked.
 */
queryType: ("term" | "range" | "missing")
/**
 * The value, for a term.
 */
term?: (string | number | boolean)
/**
 * The least value, for a range.
 */
gte?: (string | number)
/**
 * The greatest value, for a range.
 */
lte?: (string | number)
/**
 * The choice of the filter catalogue that was made.
 */
filterTerm?: string
}[]
/**
 * What the patients are sorted by, the first first.
 * 
 * @maxItems 20
 */
sorting?: {
/**
 * The sort field.
 */
by: ("acb" | "dob" | "cohort" | "ci" | "due_date" | "date" | "group" | "last_call" | "fname" | "lname" | "org" | "prn" | "routine" | "sdv" | "sex" | "total_risk_score" | "workflow")
/**
 * The greatest first.
 */
descending?: boolean
}[]
/**
 * Which columns are shown, by name.
 */
displayColumns?: {
[k: string]: boolean
}
/**
 * Choices that were made on the result, by filter.
 */
secondaryFilters?: {
[k: string]: string
}
/**
 * The organization as it was named when the queue was listed.
 */
Organization?: {
/**
 * Name of the organization.
 */
name?: string
}
/**
 * A moment, stored as RFC 3339 with its offset and shown in local time.
 */
createdAt?: string
}
