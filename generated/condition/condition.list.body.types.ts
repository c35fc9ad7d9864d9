// GENERATED from schemas/condition/condition.calls.json sha256:9974ba89e9e6d81a by engine/compiler; do not edit; run npm run schemas
export interface ConditionList {
/** The patient's _id. */
patientId: string
}
