// GENERATED from schemas/priority-queue/queue.calls.json sha256:8ab9a5d1a3a38713 by engine/compiler; do not edit; run npm run schemas
export interface QueueNext {
/** The queue's _id. */
queueId: string
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
/**
 * _ids of patients whom the user has had already.
 * 
 * @maxItems 100
 */
leaveOut?: string[]
}
