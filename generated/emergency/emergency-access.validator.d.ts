// GENERATED from schemas/emergency/emergency-access.schema.json and 2 more sha256:14878553f2d4a248 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
