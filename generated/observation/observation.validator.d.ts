// GENERATED from schemas/observation/observation.schema.json and 3 more sha256:5d1e854d14394acd by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
