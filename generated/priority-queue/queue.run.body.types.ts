// GENERATED from schemas/priority-queue/queue.calls.json sha256:f0a26b56a1f221b1 by engine/compiler; do not edit; run npm run schemas
export interface QueueRun {
/** A stored queue; its filters and sorting are used. */
queueId?: string
/**
 * More filters.
 * 
 * @maxItems 20
 */
filters?: {
[k: string]: unknown
}[]
/** A choice for each of some statistics, beyond the queue's conditions: the code of an option, or a value; `*` for all. */
narrowed?: {
[k: string]: string
}
/**
 * Instead of the queue's sorting.
 * 
 * @maxItems 20
 */
sort?: {
[k: string]: unknown
}[]
/** How many patients come before the page. */
from?: number
/** How many patients are wanted; absent: a page. */
size?: number
}
