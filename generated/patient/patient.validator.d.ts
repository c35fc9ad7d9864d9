// GENERATED from schemas/patient/patient.schema.json and 48 more sha256:fd7a459ff44ee6f2 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
