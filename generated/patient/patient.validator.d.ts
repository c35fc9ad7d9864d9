// GENERATED from schemas/patient/patient.schema.json and 48 more sha256:9c24508340f5719b by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
