import type { UseQueryResult } from '@tanstack/react-query';
import {
  type CallOptions,
  type CallRequest,
  type GatewayClient,
  useCall as useAnyCall,
} from '../engine/react/index.ts';
import type { Calls } from '../generated/calls.types.ts';

/** Options of a call: parameters and body by its contract. */
export interface TypedCallOptions<Name extends keyof Calls> extends Omit<CallOptions, 'query' | 'body'> {
  readonly query?: Calls[Name]['query'];
  readonly body?: Calls[Name]['body'];
}

/** Reads through a call of the product, typed by its contract. */
export function useCall<Name extends keyof Calls>(
  name: Name,
  options: TypedCallOptions<Name> = {},
): UseQueryResult<Calls[Name]['answer'], Error> {
  return useAnyCall<Calls[Name]['answer']>(name, options);
}

interface TypedCallRequest<Name extends keyof Calls> extends Omit<CallRequest, 'query' | 'body'> {
  readonly query?: Calls[Name]['query'];
  readonly body?: Calls[Name]['body'];
}

/** Makes a call outside of a React query, such as a write, typed by its contract. */
export async function makeCall<Name extends keyof Calls>(
  client: GatewayClient,
  name: Name,
  request: TypedCallRequest<Name> = {},
): Promise<Calls[Name]['answer']> {
  return (await client.call(name, request as CallRequest)) as Calls[Name]['answer'];
}
