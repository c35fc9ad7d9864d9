import { useState } from 'react';
import { brokenCheck, sentOf, stepsTaken } from '../../core/forms/flow.ts';
import { type Json, type JsonObject, jsonObject } from '../../core/json/json.ts';
import { GatewayError, messageOfError } from '../client/gateway-error.ts';
import { useEngine } from '../context/engine-context.ts';
import { useMessages } from '../context/use-messages.ts';
import { useIdempotencyKeys } from '../data/use-idempotency-keys.ts';
import { linkOf } from '../table/link-of.ts';
import type { OpenFlow } from './use-flow.ts';

export interface Forward {
  /** Hands a value on and takes the next step, or does what the flow is for. True when one goes on. */
  readonly goOn: (value: JsonObject) => Promise<boolean>;
  /** What keeps one from going on, a sentence or more. */
  readonly problems: readonly string[];
  readonly stop: (problem: string) => void;
}

/** The way on from a step. */
export function useForward(open: OpenFlow): Forward {
  const { flow, memory, step, scopeOf } = open;
  const { client } = useEngine();
  const say = useMessages();
  const keyOf = useIdempotencyKeys();
  const [problems, setProblems] = useState<readonly string[]>([]);

  async function goOn(value: JsonObject): Promise<boolean> {
    const broken = brokenCheck(step, scopeOf({ ...memory.get().given, [step.name]: value }));
    setProblems(broken === undefined ? [] : [broken]);
    if (broken !== undefined) return false;
    const isEnd = isLastStep(open, value);
    memory.handOn(step.name, value);
    if (isEnd) return await finish();
    open.goOn();
    return true;
  }

  async function finish(): Promise<boolean> {
    const { call, sends, open: next } = flow.finish;
    const body = sentOf(sends, scopeOf(memory.get().given));
    try {
      const answer = await client.call(call, {
        ...(body === undefined ? {} : { body }),
        idempotencyKey: keyOf(body ?? null),
      });
      memory.forget();
      if (next !== undefined) open.leadOn(linkOf(next, answer as JsonObject), { replace: true });
      return true;
    } catch (error) {
      setProblems(sentencesOf(error, say('save-failed')));
      return false;
    }
  }

  return { goOn, problems, stop: (problem) => setProblems([problem]) };
}

/** Whether the flow is at its end once the step hands this on. */
export function isLastStep({ flow, memory, step, scopeOf }: OpenFlow, value: Json | undefined): boolean {
  const given = { ...memory.get().given, [step.name]: jsonObject(value) };
  return stepsTaken(flow, given, scopeOf).at(-1)?.name === step.name;
}

/** What the gateway says, and what it says of single fields: nobody sees them here to look at. */
function sentencesOf(error: unknown, fallback: string): readonly string[] {
  const messages = error instanceof GatewayError ? error.problems.map(({ message }) => message) : [];
  return [...new Set([messageOfError(error, fallback), ...messages])];
}
