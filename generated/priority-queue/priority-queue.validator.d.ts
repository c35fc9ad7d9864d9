// GENERATED from schemas/priority-queue/priority-queue.schema.json and 8 more sha256:b758201b80d0c12f by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
