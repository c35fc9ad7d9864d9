// GENERATED from schemas/observation/observation-entry.schema.json and 5 more sha256:da67c53dd8ad4c5f by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
