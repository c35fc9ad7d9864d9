// GENERATED from schemas/emergency/emergency.calls.json sha256:53dd9351e8804577 by tools/compiler; do not edit; run npm run schemas
export interface EmergencyEnd {
/**
 * The _id of the access.
 */
emergencyId: string
}
