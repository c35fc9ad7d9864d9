import { isJsonObject, type Json, type JsonObject, jsonItems } from '../../../engine/core/json/json.ts';

/** Refusal of a request, with the element or parameter that it is about. */
export class FhirRefusal extends Error {
  override readonly name = 'FhirRefusal';
  readonly status: number;
  readonly issues: readonly JsonObject[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, issues: readonly JsonObject[], headers: Readonly<Record<string, string>> = {}) {
    super(`${status}`);
    this.status = status;
    this.issues = issues;
    this.headers = headers;
  }
}

/** Builds one issue of an OperationOutcome. */
export function issueOf(code: string, diagnostics: string, expression?: string): JsonObject {
  return {
    ...{ severity: 'error', code, diagnostics },
    ...(expression === undefined ? {} : { expression: [expression] }),
  };
}

export function refuse(status: number, code: string, diagnostics: string, expression?: string): FhirRefusal {
  return new FhirRefusal(status, [issueOf(code, diagnostics, expression)]);
}

export function outcomeOf(issues: readonly JsonObject[]): JsonObject {
  return { resourceType: 'OperationOutcome', issue: [...issues] };
}

/** Codes of FHIR for the statuses that the product's own calls answer with. */
const codes: Readonly<Record<number, string>> = {
  400: 'invalid',
  401: 'login',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  422: 'invalid',
  429: 'throttled',
  503: 'transient',
};

/** Turns the refusal of one of the product's own calls into issues, with its problems as expressions. */
export async function refusalOf(response: Response): Promise<FhirRefusal> {
  const { status, headers } = response;
  const body: Json = await response.json().catch(() => null);
  const { message, problems } = isJsonObject(body) ? body : {};
  const code = codes[status] ?? 'exception';
  const text = typeof message === 'string' ? message : 'The request failed.';
  const told = jsonItems(problems).flatMap((each) => {
    if (!isJsonObject(each)) return [];
    const at = typeof each['at'] === 'string' ? each['at'].slice(1).replaceAll('/', '.') : undefined;
    return [issueOf(code, String(each['message'] ?? text), at)];
  });
  const kept = ['www-authenticate', 'retry-after'].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return new FhirRefusal(status, told.length === 0 ? [issueOf(code, text)] : told, Object.fromEntries(kept));
}

/** Reads what may be missing, or gone since it was found. */
export async function unlessMissing<Found>(read: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof FhirRefusal && [400, 404, 422].includes(error.status)) return undefined;
    throw error;
  }
}
