// GENERATED from schemas/decision/decision.calls.json and 1 more sha256:695f7a34219f96e2 by engine/compiler; do not edit; run npm run schemas
export interface DecisionFeedback {
/** The patient's _id. */
patientId: string
/** Who found it. */
provider: string
/** By what its service knows it again. */
card: {
service: string
id: string
}
/** Whether a suggestion was taken up, or the finding was accepted as it is. */
outcome: ("accepted" | "overridden")
/**
 * Ids of the suggestions that were taken up.
 * 
 * @maxItems 10
 */
suggestions?: string[]
/** Why it was accepted as it is. */
reason?: ("benefit" | "monitored" | "not-significant" | "tolerated" | "wrong" | "other")
}
