// GENERATED from schemas/condition/condition.calls.json sha256:401ddc50eac2fe90 by tools/compiler; do not edit; run npm run schemas
export interface ConditionList {
/**
 * The patient's _id.
 */
patientId: string
}
