// GENERATED from schemas/priority-queue/queue.calls.json sha256:cc1bc0c1dce4675f by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
