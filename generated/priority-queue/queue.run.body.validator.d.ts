// GENERATED from schemas/priority-queue/queue.calls.json sha256:13598eca2f687164 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
