// GENERATED from schemas/priority-queue/priority-queue.schema.json and 8 more sha256:7d8ae5ea3d162557 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
