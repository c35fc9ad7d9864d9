// GENERATED from schemas/patient/patient-address.schema.json and 5 more sha256:c150cdc69f691142 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
