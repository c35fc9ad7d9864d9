// GENERATED from schemas/shared/email.schema.json and 1 more sha256:cccb1f032620d45e by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
