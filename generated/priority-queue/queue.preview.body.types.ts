// GENERATED from schemas/priority-queue/queue.calls.json sha256:8ab9a5d1a3a38713 by engine/compiler; do not edit; run npm run schemas
export interface QueuePreview {
/**
 * The conditions, as they are stored.
 * 
 * @maxItems 20
 */
filters?: {
[k: string]: unknown
}[]
/**
 * The sorting, as it is stored.
 * 
 * @maxItems 20
 */
sorting?: {
[k: string]: unknown
}[]
}
