// GENERATED from schemas/priority-queue/queue-filter.schema.json and 2 more sha256:59f2d7a2f600a603 by tools/compiler; do not edit; run npm run schemas
/**
 * One condition of a priority queue.
 */
export interface QueueFilter {
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
}
