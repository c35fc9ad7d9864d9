// GENERATED from schemas/priority-queue/queue.calls.json sha256:b46e2cf5f503a9ae by tools/compiler; do not edit; run npm run schemas
export interface QueueRun {
/**
 * A stored queue; its filters and sorting are used.
 */
queueId?: string
/**
 * More filters.
 * 
 * @maxItems 20
 */
filters?: {
[k: string]: unknown
}[]
/**
 * Instead of the queue's sorting.
 * 
 * @maxItems 20
 */
sort?: {
[k: string]: unknown
}[]
/**
 * How many patients come before the page.
 */
from?: number
}
