import {
  isJsonObject,
  type Json,
  type JsonObject,
  jsonItems,
  jsonObject,
} from '../../../engine/core/json/json.ts';
import { JsonRefusedError, parseStrictJson } from '../../../engine/core/json/strict-json.ts';
import type { Problem } from '../../../engine/core/validation/problems.ts';
import { GatewayError } from '../../../gateway/operation/errors.ts';

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
  413: 'too-long',
  415: 'not-supported',
  422: 'invalid',
  429: 'throttled',
  503: 'transient',
};

/** Refusal of one of the product's own calls. */
export class CallRefusal extends FhirRefusal {
  override readonly name = 'FhirRefusal';
  readonly text: string;
  readonly problems: readonly Problem[];

  constructor(status: number, answer: JsonObject, headers: Readonly<Record<string, string>>) {
    const { message, problems } = answer;
    const text = typeof message === 'string' ? message : 'The request failed.';
    const found = jsonItems(problems).flatMap((each) => (isJsonObject(each) ? problemOf(each, text) : []));
    super(status, issuesOf(found, { status, text }), headers);
    this.text = text;
    this.problems = found;
  }

  /** Builds the refusal with the elements that the problems are about; `further` issues come last. */
  about(locate: Locate, further: readonly JsonObject[] = []): FhirRefusal {
    const { status, problems, text } = this;
    return new FhirRefusal(
      status,
      [...issuesOf(problems, { status, text, locate }), ...further],
      this.headers,
    );
  }
}

function problemOf({ at, code, message, severity }: JsonObject, text: string): Problem {
  return {
    at: typeof at === 'string' ? at : '',
    code: typeof code === 'string' ? code : '',
    message: typeof message === 'string' ? message : text,
    severity: severity === 'warning' || severity === 'info' ? severity : 'error',
  };
}

/** Finds the element of a field, by its path, and the label of one without an element of its own. */
type Locate = (path: string) => { readonly expression: string; readonly label?: string | undefined };

interface Described {
  readonly status: number;
  readonly text: string;
  /** Finds the element of a field; without it, the field itself is named. */
  readonly locate?: Locate;
}

function issuesOf(problems: readonly Problem[], { status, text, locate }: Described): readonly JsonObject[] {
  const usual = codes[status] ?? 'exception';
  if (problems.length === 0) return [issueOf(usual, text)];
  return problems.map(({ at, code, message, severity }) => {
    const plain = at === '' ? undefined : at.slice(1).replaceAll('/', '.');
    const { expression = plain, label } = locate?.(at) ?? {};
    const diagnostics = label === undefined ? message : `${label}: ${message}`;
    const issue = issueOf(status === 422 ? codeOf(code) : usual, diagnostics, expression);
    return { ...issue, severity: severity === 'info' ? 'information' : severity };
  });
}

/** Finds FHIR's code for a keyword of JSON Schema, or for the id of a rule. */
function codeOf(code: string): string {
  if (code === 'required') return 'required';
  return code.includes('.') ? 'business-rule' : 'value';
}

/** Reads the refusal of one of the product's own calls. */
export async function refusalOf(response: Response): Promise<CallRefusal> {
  const body: Json = await response.json().catch(() => null);
  const kept = ['www-authenticate', 'retry-after'].flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return new CallRefusal(response.status, isJsonObject(body) ? body : {}, Object.fromEntries(kept));
}

/** Reads a refusal of the gateway as one of FHIR; other errors stay as they are. */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof GatewayError)) return error;
  const { status, answer, headers } = error;
  return new CallRefusal(status, jsonObject(answer), headers);
}

/** Parses JSON that was sent. Throws 400 for a text that is none, or that two readers could take for two values. */
export function parseSent(text: string): Json {
  try {
    return parseStrictJson(text);
  } catch (error) {
    if (error instanceof JsonRefusedError) throw refuse(400, 'structure', error.message);
    throw error;
  }
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
