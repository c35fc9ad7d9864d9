// GENERATED from schemas/medication/medication.schema.json and 4 more sha256:622b47bd5dec5960 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
