// GENERATED from schemas/caregiver/caregiver-address.schema.json and 6 more sha256:c9135cddfe928705 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
