// GENERATED from schemas/emergency/emergency.calls.json sha256:0e7261c7be90221a by tools/compiler; do not edit; run npm run schemas
export interface EmergencyEnd {
/**
 * The _id of the access.
 */
emergencyId: string
}
