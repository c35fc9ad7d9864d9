import { isJsonObject } from '../../core/json/json.ts';
import type { CallContract } from '../../core/product/call.ts';
import type { Product } from '../../core/product/product.ts';
import type { SavedAnswer } from '../../core/protocol/call-types.ts';
import { fillTemplate } from '../../core/text/template.ts';
import { wordOf } from '../../core/text/word-of.ts';
import { entryOf } from '../client/entry-of.ts';
import type { CallRequest, GatewayClient } from '../client/gateway-client.ts';
import { notify } from '../notifications/notify.ts';
import { keepFarewell } from './farewells.ts';

/**
 * Wraps a gateway client for pages so that it shows notices: a call's success message or the reason why the
 * call waits (`waiting` in the answer), and the values that a save left unchanged.
 */
export function notifyingClient(client: GatewayClient, product: () => Product): GatewayClient {
  return {
    async call(name, request = {}) {
      const answer = await client.call(name, request);
      const contract = entryOf(product(), 'calls', name);
      const waiting = isJsonObject(answer) ? answer['waiting'] : undefined;
      if (typeof waiting === 'string') notify({ kind: 'info', tone: 'info', message: waiting });
      else if (contract.success !== undefined && request.isQuiet !== true) {
        const values = inWords(inputsOf(request, answer), contract);
        const tone = contract.successTone ?? 'success';
        notify({ kind: 'info', tone, message: fillTemplate(contract.success, values) });
      }
      const farewell = farewellIn(answer);
      if (farewell !== undefined) keepFarewell(farewell.ids, farewell.messages);
      for (const message of farewell?.messages ?? []) notify({ kind: 'info', tone: 'info', message });
      for (const { message } of keptIn(answer)) notify({ kind: 'info', tone: 'warning', message });
      return answer;
    },
  };
}

/** Collects the values that a message can contain, from the answer and the request; the request takes precedence. */
function inputsOf({ query, body }: CallRequest, answer: unknown): Readonly<Record<string, unknown>> {
  return { ...propertiesOf(answer), ...propertiesOf(body), ...query };
}

/** Replaces coded values by their labels, as forms and tables do. */
function inWords(
  values: Readonly<Record<string, unknown>>,
  { successLabels = {} }: CallContract,
): Readonly<Record<string, unknown>> {
  const said = Object.entries(successLabels).map(([name, words]) => {
    const value = values[name];
    return [name, wordOf(words, value) ?? value] as const;
  });
  return { ...values, ...Object.fromEntries(said) };
}

function propertiesOf(value: unknown): object {
  return isJsonObject(value) ? value : {};
}

/**
 * Finds the messages about a record that a save has moved to another organization, so that this page can no
 * longer show it.
 */
function farewellIn(answer: unknown) {
  const { id, record, handedOver, messages } = propertiesOf(answer) as Partial<SavedAnswer>;
  if (handedOver !== true || !Array.isArray(messages)) return undefined;
  // Includes the record's subject, which has moved to the other organization as well.
  return { messages, ids: [id, record?.['subject']].filter((each) => typeof each === 'string') };
}

function keptIn(answer: unknown): NonNullable<SavedAnswer['kept']> {
  const { kept } = propertiesOf(answer) as Partial<SavedAnswer>;
  return Array.isArray(kept) ? kept : [];
}
