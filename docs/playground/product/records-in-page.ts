import { isJsonObject, type Json, type JsonObject } from '../../../engine/core/json/json.ts';
import type { CallContract } from '../../../engine/core/product/call.ts';
import type { Product } from '../../../engine/core/product/product.ts';

/** Answers the standard calls of a product out of this page's memory, in place of a gateway. */
export class RecordsInPage {
  readonly #product: Product;
  readonly #records = new Map<string, JsonObject>();

  constructor(product: Product) {
    this.#product = product;
  }

  /** Lists the stored records. */
  all(): readonly JsonObject[] {
    return [...this.#records.values()];
  }

  /** Answers a request as `fetch` does; 404 for calls that need a gateway. */
  readonly fetch = async (address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(String(address), 'http://page');
    const call = Object.values(this.#product.calls).find(
      ({ path, methods }) => path === pathname && methods.some((method) => method === (init.method ?? 'GET')),
    );
    const body: Json = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    const answer = call === undefined ? undefined : this.#answer(call, body, searchParams);
    const missing = { code: 'not-found', message: 'This needs a gateway, which the playground has not.' };
    return Response.json(answer ?? missing, { status: answer === undefined ? 404 : 200 });
  };

  #answer({ store }: CallContract, body: Json, query: URLSearchParams): JsonObject | undefined {
    switch (store.kind) {
      case 'list':
        return { rows: this.all().filter(({ type }) => type === store.entity) };
      case 'get':
        return [...query.values()].map((id) => this.#records.get(id)).find((found) => found !== undefined);
      case 'save':
        return this.#save(store.entity, recordIn(body));
      case 'remove': {
        const record = recordIn(body);
        this.#records.delete(String(record['_id']));
        return savedAnswer(record);
      }
      default:
        return undefined;
    }
  }

  #save(entity: string, sent: JsonObject): JsonObject {
    const id = typeof sent['_id'] === 'string' ? sent['_id'] : crypto.randomUUID();
    const before = this.#records.get(id);
    const record = { ...sent, _id: id, _rev: Number(before?.['_rev'] ?? 0) + 1, type: entity };
    this.#records.set(id, record);
    return savedAnswer(record);
  }
}

/** Finds the record that a body wraps under the name of its entity. */
function recordIn(body: Json): JsonObject {
  const values = isJsonObject(body) ? Object.values(body) : [];
  return values.find((value) => isJsonObject(value)) ?? {};
}

function savedAnswer(record: JsonObject): JsonObject {
  return { ok: true, id: record['_id'] ?? '', rev: record['_rev'] ?? 0, record };
}
