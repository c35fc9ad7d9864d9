// GENERATED from schemas/priority-queue/queue.calls.json sha256:8ab9a5d1a3a38713 by engine/compiler; do not edit; run npm run schemas
export interface QueueRun {
/** Its _id; its conditions and sorting are used. */
queueId?: string
/**
 * More filters.
 * 
 * @maxItems 20
 */
filters?: {
[k: string]: unknown
}[]
/** A choice for each of some statistics, beyond the stored conditions: the code of an option, or a value; `*` for all. */
narrowed?: {
[k: string]: string
}
/**
 * Instead of the stored sorting.
 * 
 * @maxItems 20
 */
sort?: {
[k: string]: unknown
}[]
/** How many rows come before the page. */
from?: number
/** How many rows are wanted; absent: a page. */
size?: number
}
