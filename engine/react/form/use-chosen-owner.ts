import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import { pathToPointer } from '../../core/json/pointer.ts';
import type { Product } from '../../core/product/product.ts';
import type { ListAnswer } from '../../core/protocol/call-types.ts';
import { ownerIdOf } from '../../core/records/owner-id.ts';
import { entryOf } from '../client/entry-of.ts';
import { useEngine } from '../context/engine-context.ts';
import { callQuery } from '../data/use-call.ts';
import { idOf } from '../parts/record-content.ts';

/** The owner that the values of a form name, by the name of its entity; nobody while that is not known. */
export type ChosenOwner = (values: JsonObject) => Readonly<Record<string, JsonObject>>;

const nobody = {};

/**
 * The owner that is chosen in a form with a field for it: rules read the owner, and for a new record no screen has it
 * open. It is one of the rows that the field offers.
 */
export function useChosenOwner(product: Product, formName: string): ChosenOwner {
  const { client } = useEngine();
  const offer = offerOf(product, formName);
  const calls = offer === undefined ? [] : [offer.call];
  const answers = useQueries({
    queries: calls.map((name) => callQuery<ListAnswer>({ product, client, name, query: {} })),
  });
  const rows = answers[0]?.data?.rows;
  const { entity, at } = offer ?? {};
  return useMemo((): ChosenOwner => {
    if (rows === undefined || entity === undefined || at === undefined) return () => nobody;
    return (values) => {
      const id = ownerIdOf({ organizationAt: at }, values);
      const owner = id === undefined ? undefined : rows.find((row) => idOf(row) === id);
      return owner === undefined ? nobody : { [entity]: owner };
    };
  }, [rows, entity, at]);
}

/** The call that lists owners to choose from, the entity that it lists, and where the choice is stored. */
function offerOf(product: Product, formName: string) {
  const form = entryOf(product, 'forms', formName);
  const at = product.entities[form.entity]?.record?.organizationAt;
  const [, field] = Object.entries(form.fields).find(([path]) => pathToPointer(path) === at) ?? [];
  const call = field?.choices?.call;
  const answer = call === undefined ? undefined : product.calls[call]?.answer;
  return at === undefined || call === undefined || answer?.kind !== 'list'
    ? undefined
    : { call, at, entity: answer.entity };
}
