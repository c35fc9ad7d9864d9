import type { JsonObject } from '../../engine/core/json/json.ts';
import type { CallContract } from '../../engine/core/product/call.ts';
import { signInWithTokens, TestBrowser } from '../../gateway/identity/testing/test-browser.ts';
import { product } from '../../generated/product.ts';
import { demoAccounts } from '../../tools/demo/demo-set.ts';
import { fewRecords } from './few-records.ts';

/** Parts that random requests are made of. */
export interface Material {
  readonly host: string;
  /** Access tokens of users with different roles. */
  readonly tokens: readonly string[];
}

/** Signs in the users of the demonstration, as their browsers do. */
export async function gatherMaterial(origin: string): Promise<Material> {
  const tokens: string[] = [];
  for (const account of demoAccounts())
    tokens.push((await signInWithTokens(new TestBrowser(origin), account)).access_token);
  return { host: new URL(origin).host, tokens };
}

const callsByHandler = Map.groupBy(Object.values(product.calls), ({ name, store }) =>
  store.kind === 'handler' ? store.handler : name,
);

/** Calls of every kind, with no more than three of those that share a handler, such as printed documents. */
export const calls: readonly CallContract[] = [...callsByHandler.values()].flatMap((same) =>
  same.slice(0, 3),
);

const recordsByEntity = Map.groupBy(fewRecords, ({ entity }) => entity);

/** Stored records of an entity; one empty record where there is none. */
export function recordsOf(entity: string): readonly JsonObject[] {
  return recordsByEntity.get(entity)?.map(({ record }) => record as JsonObject) ?? [{}];
}

export const patientIds: readonly string[] = recordsOf('patient').map(({ _id }) => String(_id));
