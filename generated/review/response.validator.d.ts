// GENERATED from schemas/review/response.schema.json and 3 more sha256:835ea1aaacabf949 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
