// GENERATED from schemas/project/enrollment.schema.json and 7 more sha256:162fe1a2deaefe40 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
