// GENERATED from schemas/caregiver/caregiver-address.schema.json and 5 more sha256:f8f2681077b2f989 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
