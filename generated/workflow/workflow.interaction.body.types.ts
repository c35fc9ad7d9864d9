// GENERATED from schemas/workflow/workflow.calls.json sha256:a8e96ef77b251793 by tools/compiler; do not edit; run npm run schemas
export interface WorkflowInteraction {
/**
 * The patient's _id.
 */
patientId: string
/**
 * The interaction's _id.
 */
interactionId: string
}
