// GENERATED from schemas/emergency/emergency-request.schema.json and 3 more sha256:d8ca3b0b6aec495b by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
