import { createHash } from 'node:crypto';
import { calendarToday } from '../../engine/core/dates/dates.ts';
import type { Json } from '../../engine/core/json/json.ts';
import {
  type BodyContract,
  type CallContract,
  type HttpMethod,
  isWritingCall,
} from '../../engine/core/product/call.ts';
import { withoutMark } from '../../engine/core/protocol/shared-route.ts';
import { readOnly } from '../operation/errors.ts';
import { measured } from '../operation/measured.ts';
import type { CallAnswer } from '../records/context/call.ts';
import type { AskingUser } from '../records/context/profiles.ts';
import { readOnlyDatabase } from '../store/read-only.ts';
import { type IncomingCall, originOf } from './incoming.ts';
import type { Authenticated } from './input/authenticate.ts';
import { parseBody } from './input/body.ts';
import { checkCallRules } from './input/call-rules.ts';
import { unwrapBody, withCheckedBody } from './input/contract-body.ts';
import { readQuery } from './input/query.ts';
import { timeZoneOf } from './input/time-zone.ts';
import { refusalAsSeen } from './saved-record.ts';
import { checkAccess } from './service.ts';
import { answerOutside, answerRead, answerWrite, type ReadyCall } from './work.ts';

/** Checks the access, then the input, and does the work. Throws what keeps the call from being answered. */
export async function answerAllowed(
  request: Request,
  incoming: IncomingCall,
  asking: Authenticated,
): Promise<CallAnswer> {
  const { service, call, database, memory } = incoming;
  const { session } = asking;
  const user = call.isWrite || call.isOutside ? withoutOpened(asking.user) : asking.user;
  const origin = originOf(incoming, user);
  const timeZone = timeZoneOf(request, incoming.timeZone);
  const today = calendarToday(origin.at, timeZone);
  checkAccess(service.product, call.contract, { user, now: origin.at, today });
  const method = request.method as HttpMethod;
  const isHeldToReading = incoming.isReadOnly === true && !call.isPossibleReadOnly;
  // Refuses before anything is checked: nobody should correct what cannot be saved.
  if (isHeldToReading && isWritingCall(call.contract, method)) throw readOnly();
  // The gate checks what a user has accepted; an anonymous call has no user.
  if (call.contract.isAnonymous !== true) {
    const passing = { product: service.product, contract: call.contract, user, database, memory };
    await measured('rights', () => incoming.gate(passing));
  }
  const { contract } = call;
  const { text, body, file } = await measured('parse', () => readSent(request, incoming));
  const sent = {
    ...{ product: service.product, contract, method, user, session },
    ...{ query: readQuery(contract, new URL(request.url)), body, file },
    ...{ origin, today, timeZone, budget: incoming.budget },
    completions: incoming.completions,
  };
  const checkedCall = await measured('checks', () => withCheckedBody(sent));
  checkCallRules(checkedCall);
  // Holds the call to reading, whatever its contract claims.
  const asked = isHeldToReading ? { ...incoming, database: readOnlyDatabase(database) } : incoming;
  try {
    return await answerReady(request, { incoming: asked, checkedCall, text });
  } catch (error) {
    throw refusalAsSeen(checkedCall, error);
  }
}

function answerReady(request: Request, ready: ReadyCall): Promise<CallAnswer> {
  const { incoming, checkedCall } = ready;
  if (incoming.call.isWrite) return answerWrite(request, ready);
  return incoming.call.isOutside ? answerOutside(request, ready) : answerRead(incoming, checkedCall);
}

/** Leaves out what an emergency has opened: that is open for reading alone. */
function withoutOpened({ opened: _opened, ...user }: AskingUser): AskingUser {
  return user;
}

interface Sent {
  /** Text that a repeated request is known by. */
  readonly text: string;
  readonly body: Json | undefined;
  readonly file?: Uint8Array;
}

async function readSent(request: Request, incoming: IncomingCall): Promise<Sent> {
  const expected = bodyOf(incoming.call.contract);
  if (expected?.hasFile === true) {
    const { payload, file } = await incoming.readFile();
    const asJson = new Request(request.url, { headers: { 'Content-Type': 'application/json' } });
    const digest = createHash('sha256').update(file).digest('hex');
    return { text: `${payload}\n${digest}`, body: await readBody(asJson, incoming, payload), file };
  }
  const text = expected === undefined ? '' : await incoming.readText();
  return { text, body: await readBody(request, incoming, text) };
}

async function readBody(
  request: Request,
  { call, service, budget }: IncomingCall,
  text: string,
): Promise<Json | undefined> {
  const expected = bodyOf(call.contract);
  // Content has no meaning in a DELETE (RFC 9110, 9.3.5): its address says what it is about.
  if (expected === undefined || (request.method === 'DELETE' && text === '')) return undefined;
  const sentence = service.product.messages['update-missing'];
  return withoutMark(expected, unwrapBody(expected, await parseBody(request, text, budget), sentence));
}

/** Contract of a call's body; every search has the same body, which its contract need not describe. */
function bodyOf({ body, store }: CallContract): BodyContract | undefined {
  return body ?? (store.kind === 'search' ? {} : undefined);
}
