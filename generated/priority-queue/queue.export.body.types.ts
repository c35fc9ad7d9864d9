// GENERATED from schemas/priority-queue/queue.calls.json sha256:c7c92699bae4b456 by tools/compiler; do not edit; run npm run schemas
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
