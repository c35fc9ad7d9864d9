// GENERATED from schemas/priority-queue/priority-queue.schema.json and 9 more sha256:3c61b92950d59ecd by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
