// GENERATED from schemas/shared/expansion.schema.json and 1 more sha256:01bdda44996726ce by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
