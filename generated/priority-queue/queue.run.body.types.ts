// GENERATED from schemas/priority-queue/queue.calls.json sha256:9270039f08931b4f by tools/compiler; do not edit; run npm run schemas
export interface QueueRun {
/**
 * A stored queue; its filters and sorting are used.
 */
queueId?: string
/**
 * More filters.
 */
filters?: {
[k: string]: unknown
}[]
/**
 * Instead of the queue's sorting.
 */
sort?: {
[k: string]: unknown
}[]
/**
 * How many patients come before the page.
 */
from?: number
}
