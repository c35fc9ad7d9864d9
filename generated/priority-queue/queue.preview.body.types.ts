// GENERATED from schemas/priority-queue/queue.calls.json sha256:f0a26b56a1f221b1 by engine/compiler; do not edit; run npm run schemas
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
