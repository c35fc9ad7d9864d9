import { useState } from 'react';
import { brokenCheck, sentOf, stepsTaken } from '../../core/forms/flow.ts';
import { type Json, type JsonObject, jsonObject } from '../../core/json/json.ts';
import { tokensOf } from '../../core/json/pointer.ts';
import type { FlowDescriptor } from '../../core/product/flow.ts';
import { CallError, messageOfError } from '../client/call-error.ts';
import { useEngine } from '../context/engine-context.ts';
import { useMessages } from '../context/use-messages.ts';
import { useIdempotencyKeys } from '../data/use-idempotency-keys.ts';
import { linkOf } from '../table/link-of.ts';
import type { OpenFlow } from './use-flow.ts';

export interface Forward {
  /**
   * Keeps the step's output and opens the next step, or, in the last step, makes the flow's call; resolves to true on
   * success.
   */
  readonly goOn: (value: JsonObject) => Promise<boolean>;
  /** Problems that keep the user from continuing, as sentences. */
  readonly problems: readonly string[];
  readonly stop: (problem: string) => void;
}

/** Returns the functions by which a step continues the flow. */
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
    memory.passOn(step.name, value);
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
      setProblems(sentencesOf(flow, error, say('save-failed')));
      return false;
    }
  }

  return { goOn, problems, stop: (problem) => setProblems([problem]) };
}

/** Reports whether a step is the flow's last one, given the step's output. */
export function isLastStep({ flow, memory, step, scopeOf }: OpenFlow, value: Json | undefined): boolean {
  const given = { ...memory.get().given, [step.name]: jsonObject(value) };
  return stepsTaken(flow, given, scopeOf).at(-1)?.name === step.name;
}

/**
 * Lists the gateway's messages. Problems of fields get the field's title, since no field of this step shows
 * them.
 */
function sentencesOf(flow: FlowDescriptor, error: unknown, fallback: string): readonly string[] {
  const problems = error instanceof CallError ? error.problems : [];
  const messages = problems.map(({ at, message }) => {
    const title = titleShown(flow, tokensOf(at).join('.'));
    return title === undefined ? message : `${title}: ${message}`;
  });
  return [...new Set([messageOfError(error, fallback), ...messages])];
}

/** Finds the title of a field that the flow shows. */
function titleShown({ steps }: FlowDescriptor, field: string): string | undefined {
  const columns = steps.flatMap(({ shows, lists }) => [
    ...(shows?.columns ?? []),
    ...lists.flatMap(({ table }) => table.columns),
  ]);
  return columns.find((column) => column.field === field)?.title;
}
