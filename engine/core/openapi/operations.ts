import {
  type CallContract,
  type HttpMethod,
  isWritingCall,
  type QueryParameter,
  type StoreBinding,
} from '../product/call.ts';
import { answerSchema, successStatuses } from './answer-schemas.ts';
import { answerHeaders, type RefusalStatus, refusals, writtenHeaders } from './error-answers.ts';
import type { OpenApiSource } from './open-api-source.ts';
import { mediaContent, type OpenApiPart, referTo } from './part.ts';
import { requestSchema } from './request-schemas.ts';
import type { SharedAnswers } from './shared-answers.ts';

/** Source of an OpenAPI document, with the schemas that operations share. */
export interface OperationSource extends OpenApiSource {
  readonly shared: SharedAnswers;
}

/** Lists the operations of a call, each with its method in lower case. */
export function operationsOf(
  contract: CallContract,
  tag: string,
  source: OperationSource,
): readonly (readonly [string, OpenApiPart])[] {
  return contract.methods.map((method) => {
    const body = requestSchema(contract, method, source);
    const parameters = parametersOf(contract, method);
    const operation = {
      operationId: operationIdOf(contract, method),
      tags: [tag],
      summary: contract.title,
      description: descriptionOf(contract, method, source),
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(body === undefined
        ? {}
        : { requestBody: { required: true, content: sentContent(contract, body) } }),
      responses: responsesOf(contract, method, source),
      ...(contract.isAnonymous === true ? { security: [] } : {}),
      'x-call': contract.name,
      'x-access': contract.access,
      ...(contract.status === undefined ? {} : { 'x-status': contract.status }),
    };
    return [method.toLowerCase(), operation] as const;
  });
}

function sentContent({ body }: CallContract, schema: OpenApiPart): OpenApiPart {
  if (body?.hasFile !== true) return mediaContent(schema);
  const file = { description: 'A file, or a piece of one.', contentMediaType: 'application/octet-stream' };
  const parts = { type: 'object', required: ['file', 'payload'], properties: { file, payload: schema } };
  return mediaContent(parts, 'multipart/form-data');
}

/**
 * Names the operation after the call. With several methods, the name includes the method, since ids are unique in a
 * document.
 */
export function operationIdOf({ name, methods }: CallContract, method: HttpMethod): string {
  return methods.length === 1 ? name : `${name}.${method.toLowerCase()}`;
}

/** Sentences about the effect of each kind of call, beyond its title. */
const deeds: { readonly [Kind in StoreBinding['kind']]: (method: HttpMethod) => string } = {
  get: () => 'Answers with the record.',
  list: () => 'Answers with every record that the user may see.',
  save: (method) =>
    method === 'POST'
      ? 'Creates a record. The client may choose its `_id`, so that a record sent twice is stored once.'
      : 'Changes a record. `_rev` is the revision that was read: what others changed since is merged, and only a change of the same thing is a conflict.',
  remove: () => 'Removes a record. Its versions stay.',
  search: () => "Finds records of the user's organizations, a page at a time.",
  report: () => "Counts the records of the user's organizations.",
  handler: () => '',
};

function descriptionOf(
  { access, store, failure }: CallContract,
  method: HttpMethod,
  source: OpenApiSource,
): string {
  const needs = source.access[access]?.needs ?? access;
  const shown = failure === undefined ? '' : `When it fails without a reason, people read: "${failure}"`;
  return [deeds[store.kind](method), `Needs ${needs}.`, shown].filter((text) => text !== '').join('\n\n');
}

function parametersOf(contract: CallContract, method: HttpMethod): readonly OpenApiPart[] {
  const own = Object.entries(contract.query).map(([name, parameter]) => ({
    name,
    in: parameter.isInPath ? 'path' : 'query',
    description: parameter.description,
    ...(parameter.isRequired ? { required: true } : {}),
    ...(parameter.type === 'list' ? { style: 'form', explode: false } : {}),
    schema: parameterSchema(parameter),
    ...(parameter.record === undefined ? {} : { 'x-record': parameter.record }),
  }));
  return isWritingCall(contract, method) ? [...own, referTo('parameters', 'IdempotencyKey')] : own;
}

function parameterSchema({ type, choices, examples }: QueryParameter): OpenApiPart {
  return {
    ...parameterSchemas[type],
    ...(choices === undefined ? {} : { enum: choices }),
    ...(examples === undefined ? {} : { examples }),
  };
}

const parameterSchemas: Readonly<Record<QueryParameter['type'], OpenApiPart>> = {
  string: { type: 'string', maxLength: 1_000 },
  integer: { type: 'integer' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  list: { type: 'array', items: { type: 'string' } },
};

function responsesOf(contract: CallContract, method: HttpMethod, source: OperationSource): OpenApiPart {
  const schema = answerSchema(contract, source);
  const name = source.shared.names.get(JSON.stringify(schema));
  const answer = name === undefined ? schema : referTo('schemas', name);
  const success = (status: number) => ({
    description: status === 201 ? 'Created.' : 'Done.',
    headers: isWritingCall(contract, method) ? writtenHeaders : answerHeaders,
    content: mediaContent(answer, mediaTypeOf(contract)),
  });
  const done = successStatuses(contract, method).map((status) => [String(status), success(status)] as const);
  const refused = refusalsOf(contract, method).map(
    (code) => [String(code), referTo('responses', refusals[code].name)] as const,
  );
  return { ...Object.fromEntries(done), ...Object.fromEntries(refused) };
}

function mediaTypeOf({ answer }: CallContract): string | undefined {
  return answer.kind === 'file' ? answer.mediaType : undefined;
}

function refusalsOf(contract: CallContract, method: HttpMethod): readonly RefusalStatus[] {
  const { store, body } = contract;
  const identified: readonly RefusalStatus[] = contract.isAnonymous === true ? [] : [401];
  const always: readonly RefusalStatus[] = [400, ...identified, 403, 429, 500, 503];
  const found: readonly RefusalStatus[] = ['search', 'report'].includes(store.kind) ? [] : [404];
  const written: readonly RefusalStatus[] = isWritingCall(contract, method) ? [409, 422] : [];
  const read: readonly RefusalStatus[] = body !== undefined || store.kind === 'search' ? [413, 415, 422] : [];
  const beyond: readonly RefusalStatus[] = store.kind === 'handler' ? [502] : [];
  const ruled: readonly RefusalStatus[] =
    (contract.rules ?? []).length > 0 || isPrinting(contract) ? [422] : [];
  return [...new Set([...always, ...found, ...written, ...read, ...beyond, ...ruled])].toSorted(
    (a, b) => a - b,
  );
}

/** Reports whether a handler prints a document for the call, which may refuse what it is about. */
function isPrinting({ store }: CallContract): boolean {
  return store.kind === 'handler' && store.options['document'] !== undefined;
}
