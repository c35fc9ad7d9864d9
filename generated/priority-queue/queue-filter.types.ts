// GENERATED from schemas/priority-queue/queue-filter.schema.json and 1 more sha256:2471f727b152e58a by engine/compiler; do not edit; run npm run schemas
/** One condition of a priority queue. */
export interface QueueFilter {
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
}
