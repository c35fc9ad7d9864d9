// GENERATED from schemas/patient/patient-address.schema.json and 6 more sha256:9d0cb42794a02eb8 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
