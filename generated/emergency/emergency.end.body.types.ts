// GENERATED from schemas/emergency/emergency.calls.json sha256:a134bbfbe3d4141b by tools/compiler; do not edit; run npm run schemas
export interface EmergencyEnd {
/**
 * The _id of the access.
 */
emergencyId: string
}
