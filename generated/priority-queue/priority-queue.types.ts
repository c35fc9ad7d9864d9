// GENERATED from schemas/priority-queue/priority-queue.schema.json and 8 more sha256:b047af96e4e47ac2 by engine/compiler; do not edit; run npm run schemas
/** A stored search that says which patients come first. */
export interface PriorityQueue {
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
type: "priority-queue"
/** Identifies the queue. */
id?: string
/** Name of the queue. */
name: string
/** The user whose queue it is; blank: the organization's. */
userId?: string
/** The organization it belongs to. */
organizationId: string
/** Of a queue that is open to the organization: the role that sees it; blank: every role. */
role?: ("pharmacist" | "support" | "clinical_admin" | "user_admin")
/** Who sees the queue. */
access?: ("private" | "organization")
/**
 * The conditions; a patient has to meet all of them, of those joined by `orPrevious` one.
 * 
 * @maxItems 20
 * 
 * Items: One condition of a priority queue.
 */
filters?: {
/** The search column that is asked. */
statType: string
/** How it is asked: for a value, for a range, or for having none. */
queryType: ("term" | "range" | "missing")
/** The value, for a term. */
term?: (string | number | boolean)
/** The least value, for a range: a number of a day's statistic counts from today. */
gte?: (string | number)
/** The greatest value, for a range: a number of a day's statistic counts from today. */
lte?: (string | number)
/** Whether a range is met without a value too: who was called more than two weeks ago, or never. */
orMissing?: boolean
/** Whether those are found of whom the condition does not hold, among them who has no value. */
not?: boolean
/**
 * Further values or choices, beside the term or the chosen one; one of them is enough.
 * 
 * @maxItems 19
 */
others?: (string | number | boolean)[]
/** Whether it is enough that this condition or the one before it holds; otherwise both have to. */
orPrevious?: boolean
/** The option of the statistic that was chosen; it counts from the day on which the queue is run. */
filterTerm?: string
}[]
/**
 * What the patients are sorted by, the first first.
 * 
 * @maxItems 20
 */
sorting?: {
/** The sort field. */
by: ("acb" | "dob" | "cohort" | "ci" | "due_date" | "date" | "group" | "last_call" | "fname" | "lname" | "org" | "prn" | "routine" | "sdv" | "sex" | "total_risk_score" | "workflow")
/** The greatest first. */
descending?: boolean
}[]
/** Which columns are shown, by name: a number says at which place. */
displayColumns?: {
[k: string]: boolean | number
}
/** What the result is narrowed by when it opens: a choice for each statistic, `*` for all. */
secondaryFilters?: {
[k: string]: string
}
/** The organization as it was named when the queue was listed. */
Organization?: {
/** Name of the organization. */
name?: string
}
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
createdAt?: string
}
