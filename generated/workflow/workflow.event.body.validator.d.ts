// GENERATED from schemas/workflow/workflow.calls.json sha256:9cf1a28b5a4d21f7 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
