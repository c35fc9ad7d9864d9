// GENERATED from schemas/priority-queue/queue.calls.json sha256:e9f28a88eb4fa7d0 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
