// GENERATED from schemas/medication/medication.schema.json and 4 more sha256:b30c080118d145a5 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
