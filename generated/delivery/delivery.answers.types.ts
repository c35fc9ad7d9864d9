// GENERATED from schemas/delivery/delivery.calls.json sha256:e1b6de0ee6f3b65f by tools/compiler; do not edit; run npm run schemas
export interface DeliveryMailedAnswer {
mailed: number
messages: string[]
}
export interface DeliveryQueueAnswer {
queued: number
toPrint: number
}
