import { setTimeout as wait } from 'node:timers/promises';
import type { Json, JsonObject } from '../../engine/core/json/json.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import { tokenFor } from '../../gateway/testing/open-test-gateway.ts';
import type { Random } from '../../tools/demo/random.ts';
import type { Operation, Outcome } from './operation.ts';
import type { Site } from './site.ts';

/** Users of the demonstration who may use all of these operations. */
export const users = ['pharmacist', 'clinical'] as const;

/** Patients of one run, by what clients do with them. */
export interface Patients {
  readonly edited: readonly string[];
  readonly reserved: string;
  readonly noted: string;
  readonly called: string;
}

export interface ClientOptions {
  readonly site: Site;
  readonly random: Random;
  readonly name: string;
  readonly patients: Patients;
  readonly history: Operation[];
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: JsonObject;
}

interface Answer {
  readonly status: number;
  readonly body: JsonObject;
}

const api = '/api/regimen';

/** Milliseconds after which a request is abandoned and sent again. */
const patience = 2_000;
const mostAttempts = 4;

/** Client that performs one operation after the other, through any of the gateways. */
export class Client {
  readonly #options: ClientOptions;
  readonly #user: (typeof users)[number];
  /** Patients that this client has read, possibly in outdated versions. */
  readonly #seen = new Map<string, JsonObject>();
  #reservation: JsonObject | undefined;
  #count = 0;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#user = options.random.pick(users);
  }

  async work(operations: number): Promise<void> {
    const { random } = this.#options;
    for (let n = 0; n < operations; n += 1) {
      await random.pick([
        this.#read,
        this.#save,
        this.#save,
        this.#save,
        this.#reserve,
        this.#note,
        this.#call,
      ])();
      if (random.chance(0.3)) await wait(random.integer(0, 30));
    }
  }

  readonly #read = async (): Promise<void> => {
    await this.#readPatient(this.#options.random.pick(this.#options.patients.edited));
  };

  async #readPatient(id: string): Promise<JsonObject | undefined> {
    const called = performance.now();
    const answer = await this.#ask({ method: 'GET', path: `${api}/patient?patientId=${id}` });
    if (answer?.status !== 200) return undefined;
    this.#seen.set(id, answer.body);
    this.#remember({
      register: `patient ${id}`,
      kind: 'read',
      output: shownOf(answer.body),
      outcome: 'done',
      called,
    });
    return answer.body;
  }

  /** Changes one field, often in a version of the record that is outdated. */
  readonly #save = async (): Promise<void> => {
    const { random, patients } = this.#options;
    const id = random.pick(patients.edited);
    const old = random.chance(0.6) ? this.#seen.get(id) : undefined;
    const seen = old ?? (await this.#readPatient(id));
    if (seen === undefined) return;
    const field = random.pick(['spouse', 'middle']);
    const value = this.#nextText();
    const name = { ...(seen['name'] as JsonObject), middle: value };
    const body = { ...seen, ...(field === 'spouse' ? { spouse: value } : { name }) };
    const called = performance.now();
    const { outcome, answer } = await this.#change({ method: 'PUT', path: `${api}/patient`, body });
    const record = answer?.body['record'];
    if (outcome === 'done') this.#seen.set(id, record as JsonObject);
    this.#remember({
      ...{ register: `patient ${id}`, kind: 'save', outcome, called },
      input: { field, seen: shownOf(seen)[field], value },
      output: outcome === 'done' ? shownOf(record as JsonObject) : {},
    });
  };

  /** Reserves the patient, or releases the client's own reservation. */
  readonly #reserve = async (): Promise<void> => {
    const id = this.#options.patients.reserved;
    const register = `reservation ${id}`;
    const path = `${api}/patient/reservations`;
    const held = this.#reservation;
    const called = performance.now();
    if (held === undefined) {
      const body = { email: `${this.#user}@demo.test`, patientId: id };
      const { outcome, answer } = await this.#change({ method: 'POST', path, body });
      if (outcome === 'done') this.#reservation = answer?.body['record'] as JsonObject;
      const output = outcome === 'done' ? { id: answer?.body['id'] } : {};
      this.#remember({ register, kind: 'reserve', input: { holder: this.#user }, output, outcome, called });
      return;
    }
    this.#reservation = undefined;
    const { _id, _rev } = held;
    const query = `?_id=${String(_id)}&_rev=${String(_rev)}&patientId=${id}`;
    const { outcome } = await this.#change({ method: 'DELETE', path: `${path}${query}` });
    this.#remember({ register, kind: 'release', input: { holder: this.#user, id: _id }, outcome, called });
  };

  /** Adds a record without an id, which would be stored twice if a retry had another idempotency key. */
  readonly #note = async (): Promise<void> => {
    const subject = this.#options.patients.noted;
    const text = this.#nextText();
    const allergy = {
      ...{ type: 'patient.allergy', subject, status: 'active', sensitivityType: 'allergy' },
      ...{ substance: { text }, reaction: 'rash' },
    };
    const called = performance.now();
    const { outcome } = await this.#change({ method: 'POST', path: `${api}/allergy`, body: { allergy } });
    this.#remember({ register: `added ${subject}`, kind: 'add', input: { text }, outcome, called });
  };

  /** Reports an attempt to reach the patient, which is a counted event of the workflow. */
  readonly #call = async (): Promise<void> => {
    const subject = this.#options.patients.called;
    const interaction = {
      ...{
        type: 'patient.interaction',
        app: 'Medication Review',
        workflowIteration: 1,
        currentYear: 2026,
        subject,
      },
      record: {
        ...{ successful: false, reason: 'no-answer', interaction: 'call', direction: 'user' },
        ...{ spokeTo: 'member', dateRecorded: '2026-11-21T11:00:00Z' },
      },
    };
    const called = performance.now();
    const request = { method: 'POST', path: '/api/outreach', body: { interaction } };
    const { outcome, answer } = await this.#change(request);
    const attempt = getAt(answer?.body ?? {}, '/record/record/attempt');
    this.#remember({ register: `called ${subject}`, kind: 'call', output: { attempt }, outcome, called });
  };

  #nextText(): string {
    this.#count += 1;
    return `${this.#options.name}-${this.#count}`;
  }

  /**
   * Sends a change until it is answered, always with one idempotency key. A refused retry does not tell the outcome of
   * earlier attempts, which may still be running.
   */
  async #change(request: Request): Promise<{ readonly outcome: Outcome; readonly answer?: Answer }> {
    const key = crypto.randomUUID();
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      const answer = await this.#ask(request, key);
      if (answer !== undefined && answer.status < 300) return { outcome: 'done', answer };
      const isRefused = answer !== undefined && answer.status < 500 && answer.body['code'] !== 'under-way';
      if (isRefused) return { outcome: attempt === 1 ? 'refused' : 'unknown' };
      await wait(this.#options.random.integer(20, 200));
    }
    return { outcome: 'unknown' };
  }

  /** Sends a request; resolves to `undefined` without a response. */
  async #ask({ method, path, body }: Request, key?: string): Promise<Answer | undefined> {
    const gateway = this.#options.random.pick(this.#options.site.gateways);
    try {
      const response = await fetch(`${gateway.url()}${path}`, {
        method,
        signal: AbortSignal.timeout(patience),
        headers: {
          Authorization: `Bearer ${tokenFor(`demo|${this.#user}`)}`,
          'Content-Type': 'application/json',
          ...(key === undefined ? {} : { 'Idempotency-Key': key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as JsonObject };
    } catch {
      return undefined;
    }
  }

  #remember(noted: Pick<Operation, 'register' | 'kind' | 'outcome' | 'called'> & Partial<Operation>): void {
    const returned = noted.outcome === 'unknown' ? Infinity : performance.now();
    this.#options.history.push({ input: {}, output: {}, ...noted, returned });
  }
}

/** Reads the fields of a patient that the model knows. */
export function shownOf(record: JsonObject): { readonly [name: string]: Json } {
  return {
    rev: record['_rev'] ?? 0,
    spouse: record['spouse'] ?? '',
    middle: getAt(record, '/name/middle') ?? '',
  };
}
