// GENERATED from schemas/delivery/delivery.calls.json sha256:5523835247b926ce by engine/compiler; do not edit; run npm run schemas
export interface DeliveryMailedAnswer {
mailed: number
messages: string[]
}
export interface DeliveryQueueAnswer {
queued: number
toPrint: number
}
