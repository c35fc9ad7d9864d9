// GENERATED from schemas/priority-queue/queue.calls.json sha256:9270039f08931b4f by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
