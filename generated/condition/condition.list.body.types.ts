// GENERATED from schemas/condition/condition.calls.json sha256:1abcde83844b64b6 by engine/compiler; do not edit; run npm run schemas
export interface ConditionList {
/** The patient's _id. */
patientId: string
}
