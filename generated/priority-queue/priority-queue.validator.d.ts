// GENERATED from schemas/priority-queue/priority-queue.schema.json and 8 more sha256:d278fe63cb3c3451 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
