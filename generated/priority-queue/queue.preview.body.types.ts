// GENERATED from schemas/priority-queue/queue.calls.json sha256:40d7191cf4ed3d31 by tools/compiler; do not edit; run npm run schemas
export interface QueuePreview {
/**
 * The conditions, as a queue has them.
 * 
 * @maxItems 20
 */
filters?: {
[k: string]: unknown
}[]
/**
 * The sorting, as a queue has it.
 * 
 * @maxItems 20
 */
sorting?: {
[k: string]: unknown
}[]
}
