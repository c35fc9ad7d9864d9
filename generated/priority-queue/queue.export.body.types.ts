// GENERATED from schemas/priority-queue/queue.calls.json sha256:b46e2cf5f503a9ae by tools/compiler; do not edit; run npm run schemas
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
