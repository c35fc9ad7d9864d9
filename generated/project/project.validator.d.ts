// GENERATED from schemas/project/project.schema.json and 2 more sha256:7fcffa74845b1264 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
