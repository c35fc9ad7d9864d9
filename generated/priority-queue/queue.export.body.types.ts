// GENERATED from schemas/priority-queue/queue.calls.json sha256:96e1fd3435824638 by tools/compiler; do not edit; run npm run schemas
export interface QueueExport {
/**
 * The queue's _id.
 */
queueId: string
/**
 * Instead of the queue's sorting.
 * 
 * @maxItems 20
 */
sort?: {
[k: string]: unknown
}[]
}
