// GENERATED from schemas/priority-queue/queue.calls.json sha256:1264a88599d6d8d6 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
