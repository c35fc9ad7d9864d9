// GENERATED from schemas/emergency/emergency.calls.json sha256:43028214b6d5e939 by tools/compiler; do not edit; run npm run schemas
export interface EmergencyEnd {
/**
 * The _id of the access.
 */
emergencyId: string
}
