import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import type { InterfaceContext, JointCalls } from '../../../gateway/records/context/call-interface.ts';
import { type OwnCalls, ownCalls } from './own-calls.ts';

/** Request of FHIR: one over HTTP, or an entry of a bundle. */
export interface FhirRequest {
  readonly method: string;
  /** Steps of the path after the base address. */
  readonly steps: readonly string[];
  readonly parameters: URLSearchParams;
  readonly readBody: () => Promise<Json>;
  /** Media type of the body; empty where none is named. */
  readonly mediaType: string;
  readonly conditions: Conditions;
  readonly preferences: Preferences;
  /** Writes the query of a link to another page of a search. */
  readonly queryOf: (parameters: URLSearchParams) => string;
  /** Id of the record that it creates, where a transaction has chosen it. */
  readonly newId?: string | undefined;
}

export interface Conditions {
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
  /** Search of a conditional create. */
  readonly ifNoneExist: string | undefined;
}

/** Wishes of the sender, from the header `Prefer` (RFC 7240). */
export interface Preferences {
  /** True if what is not understood is left out and named, instead of refused. */
  readonly isLenient: boolean;
  /** Content of the answer to a write: `minimal`, `representation` or `OperationOutcome`. */
  readonly wanted: string | undefined;
}

export interface FhirAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: JsonObject | undefined;
}

/** Surroundings of one request over HTTP. */
export interface FhirServer {
  readonly context: InterfaceContext;
  /** Request over HTTP, whose credentials all calls use. */
  readonly request: Request;
  /** Base address of the server. */
  readonly base: string;
  readonly calls: OwnCalls;
  /** Organizations of the user, where they are known already. */
  readonly organizations?: readonly string[] | undefined;
  /** Transaction that the request is part of; absent for a request that is a transaction of its own. */
  readonly joint?: JointCalls | undefined;
}

/** Server within a transaction. */
export type JoinedServer = FhirServer & { readonly joint: JointCalls };

/** Runs work in the transaction of a request, or in one of its own. */
export function inTransaction<Result>(
  server: FhirServer,
  work: (server: JoinedServer) => Promise<Result>,
): Promise<Result> {
  const { joint, context, request } = server;
  if (joint !== undefined) return work({ ...server, joint });
  return context.together((own) => {
    const calls = ownCalls(request, { product: context.product, ask: own.ask });
    return work({ ...server, calls, joint: own });
  });
}

/** Reads the preferences of a sender. */
export function preferencesOf(prefer: string): Preferences {
  return {
    isLenient: /\bhandling\s*=\s*lenient\b/.test(prefer),
    wanted: /\breturn\s*=\s*"?(\w+)/.exec(prefer)?.[1],
  };
}
