// GENERATED from schemas/prescriber/prescriber.schema.json and 8 more sha256:9821a7373b7aae88 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
