// GENERATED from schemas/priority-queue/queue.calls.json sha256:1264a88599d6d8d6 by tools/compiler; do not edit; run npm run schemas
export interface QueueNext {
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
/**
 * _ids of patients whom the user has had already.
 * 
 * @maxItems 100
 */
leaveOut?: string[]
}
