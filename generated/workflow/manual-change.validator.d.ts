// GENERATED from schemas/workflow/manual-change.schema.json and 3 more sha256:b0217ee0836e4b10 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
