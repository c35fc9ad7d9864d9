// GENERATED from schemas/observation/observation.schema.json and 3 more sha256:ed71512025231b28 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
