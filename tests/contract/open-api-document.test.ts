import { readFile } from 'node:fs/promises';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { openApiDocument } from '../../engine/core/openapi/open-api-document.ts';
import { product } from '../../generated/product.ts';
import { readDocument } from './api-document.ts';

const written = JSON.parse(await readFile('generated/openapi.json', 'utf8')) as JsonObject;

it('is a document of OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(written));
  expect([valid, errors]).toEqual([true, undefined]);
});

it('is what is made of the product', () => {
  expect(openApiDocument(product)).toEqual(written);
});

it('has an operation for every method of every call that is served, each with an id of its own, also of those whose paths nobody prescribed [CALLS-11]', () => {
  const { operations } = readDocument(written);
  const served = Object.values(product.calls).filter(({ status }) => status !== 'planned');
  const wanted = served.flatMap(({ name, path, methods }) =>
    methods.map((method) => `${name} ${method} ${path}`),
  );
  expect(operations.map(({ call, method, path }) => `${call} ${method} ${path}`).toSorted()).toEqual(
    wanted.toSorted(),
  );
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
});

it('names source and hash, and is the same whenever it is made', () => {
  expect(written['info']).toMatchObject({ 'x-generated': expect.stringContaining(`sha256:${product.hash}`) });
  expect(JSON.stringify(openApiDocument(product))).toBe(JSON.stringify(openApiDocument(product)));
});
