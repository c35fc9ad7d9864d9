// GENERATED from schemas/workflow/workflow.calls.json sha256:6734b1c813337dda by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
