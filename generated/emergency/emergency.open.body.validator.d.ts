// GENERATED from schemas/emergency/emergency.calls.json and 2 more sha256:7b67467ff4d7176d by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
