// GENERATED from schemas/workflow/workflow.calls.json sha256:a8e96ef77b251793 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
