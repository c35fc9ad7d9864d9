// GENERATED from schemas/priority-queue/queue.calls.json sha256:96e1fd3435824638 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
