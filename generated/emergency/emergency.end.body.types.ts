// GENERATED from schemas/emergency/emergency.calls.json sha256:189358b6a75924d5 by engine/compiler; do not edit; run npm run schemas
export interface EmergencyEnd {
/** The _id of the access. */
emergencyId: string
}
