// GENERATED from schemas/workflow/workflow.calls.json sha256:61500b626a5819f9 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
