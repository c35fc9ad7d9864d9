import { isJsonObject, type JsonObject } from '../../../core/json/json.ts';
import { engineMessages } from '../../../core/messages/messages.ts';
import type { Product } from '../../../core/product/product.ts';
import type { TabDescriptor } from '../../../core/product/tab.ts';
import { fillTemplate } from '../../../core/text/template.ts';
import { GatewayError } from '../../client/gateway-error.ts';
import { SaveConflictError } from '../../modal/save-conflict.ts';

export interface ConflictInput {
  readonly product: Product;
  readonly tab: Pick<TabDescriptor, 'item'>;
  readonly error: unknown;
  /** Finds the edited item in the record of the gateway's answer. */
  readonly itemIn: (current: JsonObject) => JsonObject | undefined;
}

/** Converts a refusal with the stored version to a conflict about the tab's item; returns other failures unchanged. */
export function conflictOf({ product, tab, error, itemIn }: ConflictInput): unknown {
  if (!(error instanceof GatewayError) || error.conflict === undefined) return error;
  const { current } = error.conflict;
  return new SaveConflictError(
    conflictMessage(product, tab),
    isJsonObject(current) ? itemIn(current) : undefined,
  );
}

/** Words a conflict about the tab's item, by the message of the tab or the product. */
export function conflictMessage(product: Product, tab: Pick<TabDescriptor, 'item' | 'messages'>): string {
  const own = tab.messages?.['conflict'];
  const message = own?.message ?? product.messages['conflict'] ?? engineMessages.conflict;
  return fillTemplate(message, { item: own?.item ?? tab.item.toLowerCase() });
}
