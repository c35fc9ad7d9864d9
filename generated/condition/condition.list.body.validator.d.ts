// GENERATED from schemas/condition/condition.calls.json sha256:401ddc50eac2fe90 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
