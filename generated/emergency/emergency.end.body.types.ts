// GENERATED from schemas/emergency/emergency.calls.json sha256:d1824672277ad626 by tools/compiler; do not edit; run npm run schemas
export interface EmergencyEnd {
/**
 * The _id of the access.
 */
emergencyId: string
}
