// GENERATED from schemas/priority-queue/queue.calls.json sha256:de64daad26c7add3 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
