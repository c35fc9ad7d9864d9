// GENERATED from schemas/caregiver/caregiver.schema.json and 13 more sha256:af47e1644a68f2c7 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
