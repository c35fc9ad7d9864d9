// GENERATED from schemas/medication/medication.schema.json and 4 more sha256:fc2d9ce539673557 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
