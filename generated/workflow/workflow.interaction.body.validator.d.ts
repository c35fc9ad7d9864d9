// GENERATED from schemas/workflow/workflow.calls.json sha256:de9961f853e80f19 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
