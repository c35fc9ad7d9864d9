// GENERATED from schemas/priority-queue/priority-queue.schema.json and 8 more sha256:630b3e27c3330a12 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
