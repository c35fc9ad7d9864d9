import { isJsonObject, type JsonObject } from '../../../core/json/json.ts';
import { engineMessages } from '../../../core/messages/messages.ts';
import type { Product } from '../../../core/product/product.ts';
import type { TabDescriptor } from '../../../core/product/tab.ts';
import { fillTemplate } from '../../../core/text/template.ts';
import { CallError } from '../../client/call-error.ts';
import { SaveConflictError } from '../../modal/save-conflict.ts';

export interface RowConflictInput {
  readonly product: Product;
  readonly tab: Pick<TabDescriptor, 'item'>;
  readonly error: unknown;
  /** Finds the edited item in the record that the gateway has answered. */
  readonly itemIn: (current: JsonObject) => JsonObject | undefined;
}

/**
 * Converts a refusal that contains the stored version to a conflict about the tab's item; returns any other error
 * unchanged.
 */
export function conflictOf({ product, tab, error, itemIn }: RowConflictInput): unknown {
  if (!(error instanceof CallError) || error.conflict === undefined) return error;
  const { current } = error.conflict;
  return new SaveConflictError(
    tabConflictMessage(product, tab),
    isJsonObject(current) ? itemIn(current) : undefined,
  );
}

/** Formats the message about a conflict, from the tab's own template or the product's. */
export function tabConflictMessage(product: Product, tab: Pick<TabDescriptor, 'item' | 'messages'>): string {
  const own = tab.messages?.['conflict'];
  const message = own?.message ?? product.messages['conflict'] ?? engineMessages.conflict;
  return fillTemplate(message, { item: own?.item ?? tab.item.toLowerCase() });
}
