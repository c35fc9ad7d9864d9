// GENERATED from schemas/emergency/emergency.calls.json and 2 more sha256:e0b0438879f3a86a by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
