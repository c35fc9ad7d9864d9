import type { Json } from '../../../engine/core/json/json.ts';
import type { CallContract } from '../../../engine/core/product/call.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import { buildRequest } from '../../../engine/core/protocol/calls.ts';
import type { LiveAnswer, LiveSettings } from '../../../engine/core/protocol/live.ts';

/** Outcome of reading a record's live state. */
export type RecordLiveState =
  | { readonly outcome: 'found'; readonly answers: readonly LiveAnswer[] }
  | { readonly outcome: 'refused' | 'signed-out' | 'away' };

export interface LiveQuestion {
  readonly product: Product;
  readonly settings: LiveSettings;
  readonly token: string;
  readonly subject: string;
  /** Calls the gateway, so that the rules for requests also apply to pushed states. */
  readonly fetch: (request: Request) => Promise<Response>;
}

/**
 * Reads the live state of a record by the gateway's own calls with the user's token, so that authentication, access,
 * organizations, terms and audit trail are the same as for requests.
 */
export async function readLiveState(question: LiveQuestion): Promise<RecordLiveState> {
  const { settings, product } = question;
  const { call, by } = settings.record;
  const record = await ask(question, call, by);
  if (record.status !== 200) return { outcome: outcomeOf(record.status) };
  const answers: LiveAnswer[] = [{ call, query: record.query, answer: record.body }];
  for (const other of settings.answers) {
    const { status, body, query } = await ask(question, other.call, other.by);
    if (status === 200) answers.push({ call: contractOf(product, other.call).name, query, answer: body });
    else if (status === 401 || status >= 500) return { outcome: outcomeOf(status) };
  }
  return { outcome: 'found', answers };
}

function outcomeOf(status: number): 'refused' | 'signed-out' | 'away' {
  if (status === 401) return 'signed-out';
  return status >= 500 ? 'away' : 'refused';
}

async function ask({ product, token, subject, fetch }: LiveQuestion, name: string, by: string) {
  const contract = contractOf(product, name);
  const query: Readonly<Record<string, Json>> = {
    [by]: contract.query[by]?.type === 'list' ? [subject] : subject,
  };
  const { method, url } = buildRequest(contract, { query });
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(new Request(`http://live.invalid${url}`, { method, headers }));
  return { status: response.status, query, body: (await response.json()) as Json };
}

function contractOf({ calls }: Product, name: string): CallContract {
  const contract = calls[name];
  if (contract !== undefined) return contract;
  throw new Error(`The product's "live" names the call "${name}", which does not exist.`);
}
