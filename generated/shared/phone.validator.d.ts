// GENERATED from schemas/shared/phone.schema.json and 1 more sha256:69bceccf5ce06f81 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
