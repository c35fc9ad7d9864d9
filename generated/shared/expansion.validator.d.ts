// GENERATED from schemas/shared/expansion.schema.json and 1 more sha256:25ce1c8b2b950753 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
