// GENERATED from schemas/caregiver/caregiver.schema.json and 12 more sha256:056251b49d685fe7 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
