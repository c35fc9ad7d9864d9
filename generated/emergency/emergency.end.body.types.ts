// GENERATED from schemas/emergency/emergency.calls.json sha256:6bdb66c0e0c283d0 by tools/compiler; do not edit; run npm run schemas
export interface EmergencyEnd {
/**
 * The _id of the access.
 */
emergencyId: string
}
