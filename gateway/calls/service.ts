import type { UserProfile } from '../../engine/core/expressions/scope.ts';
import type { CallContract, StoreBinding } from '../../engine/core/product/call.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { routeDiscriminator } from '../../engine/core/protocol/shared-route.ts';
import { isAllowed } from '../../engine/core/records/access.ts';
import { forbidden } from '../operation/errors.ts';
import type { Binding, Call, CallAnswer, CallHandler } from '../records/context/call.ts';
import { type Profiles, profilesOf } from '../records/context/profiles.ts';
import { kindOf, ProductError } from '../store/kinds/kinds.ts';
import { getBinding, listBinding } from './bindings/read.ts';
import { removeBinding, saveBinding } from './bindings/save.ts';
import { searchBinding } from './bindings/search.ts';

/** A product made ready to answer its calls. */
export interface Service {
  readonly product: Product;
  readonly profiles: Profiles;
  readonly calls: readonly ServedCall[];
}

export interface ServedCall {
  readonly contract: CallContract;
  readonly isWrite: boolean;
  readonly isOutside: boolean;
  readonly isReplicable: boolean;
  readonly isPossibleReadOnly: boolean;
  readonly answer: (call: Call) => Promise<CallAnswer>;
}

/**
 * Binds every call of a product but those that are only planned. Throws `ProductError` for an access rule, a handler, an entity or a search that
 * does not exist: a gateway that could not keep a rule must not start.
 */
export function createService(product: Product, handlers: Readonly<Record<string, CallHandler>>): Service {
  const served = Object.values(product.calls).filter(({ status }) => status !== 'planned');
  requireOwnRoutes(served);
  const calls = served.map((contract) => {
    requireRule(product, contract);
    const binding = bindingOf(product, contract.store, handlers);
    requireSameWord(contract, binding);
    return serve(contract, contract.store, binding);
  });
  return { product, profiles: profilesOf(product), calls };
}

/** The user of a request, and its time. */
export interface AccessContext {
  readonly user: UserProfile;
  readonly now: Date;
  readonly today: string;
}

/** Throws 403, naming what is needed, unless the call's access rule lets the user in. */
export function checkAccess(product: Product, contract: CallContract, context: AccessContext): void {
  if (isCallAllowed(product, contract, context)) return;
  throw forbidden(product.access[contract.access]?.needs ?? 'another role');
}

export function isCallAllowed(
  product: Product,
  { access }: CallContract,
  { user, now, today }: AccessContext,
): boolean {
  return isAllowed(product, access, { user, now: now.toISOString(), today });
}

function requireRule(product: Product, { name, access }: CallContract): void {
  if (Object.hasOwn(product.access, access)) return;
  throw new ProductError(
    `The call "${name}" names the access rule "${access}", which does not exist. Declare it.`,
  );
}

/** Clients send again what is said to be kept under their key: a call says so exactly where its handler keeps it. */
function requireSameWord(
  { name, methods, store, isRead }: CallContract,
  { isWrite, isOutside = false }: Binding,
): void {
  const reads = !isWrite && !isOutside;
  if (store.kind !== 'handler' || methods.includes('GET') || reads === (isRead === true)) return;
  const [does, correction] = reads
    ? ['changes nothing, and the call does not say so', 'Add "reads": true.']
    : ['changes something, and the call says that it reads', 'Remove "reads".'];
  throw new ProductError(`The handler "${store.handler}" of the call "${name}" ${does}. ${correction}`);
}

/** Refuses two indistinguishable calls: the first would answer for both. */
function requireOwnRoutes(contracts: readonly CallContract[]): void {
  const seen = new Map<string, string>();
  for (const contract of contracts) {
    for (const method of contract.methods) {
      const route = `${method} ${contract.path}`;
      const key = `${route} ${routeDiscriminator(contract)}`;
      const other = seen.get(key);
      if (other !== undefined)
        throw new ProductError(
          `The calls "${other}" and "${contract.name}" share ${route}. Give one another path, "wrap" or "mark".`,
        );
      seen.set(key, contract.name);
    }
  }
}

function serve(contract: CallContract, store: StoreBinding, binding: Binding): ServedCall {
  const { isWrite, isOutside = false, isReplicable = false, isPossibleReadOnly = false } = binding;
  const traits = { isWrite, isOutside, isReplicable, isPossibleReadOnly };
  return { contract, ...traits, answer: (call) => binding.answer(call, store) };
}

type BoundKind = Exclude<StoreBinding['kind'], 'handler'>;

const generic: { readonly [Kind in BoundKind]: Binding<Extract<StoreBinding, { kind: Kind }>> } = {
  get: getBinding,
  list: listBinding,
  save: saveBinding,
  remove: removeBinding,
  search: searchBinding,
};

/** The cast joins a binding to its own kind of store, which the record above guarantees. */
function bindingOf(
  product: Product,
  store: StoreBinding,
  handlers: Readonly<Record<string, CallHandler>>,
): Binding {
  if (store.kind === 'handler') return handlerOf(store.handler, handlers);
  if (store.kind === 'search') requireSearch(product, store.search);
  else for (const entity of entitiesOf(store)) kindOf(product, entity);
  return generic[store.kind];
}

function entitiesOf(store: Extract<StoreBinding, { entity: string }>): readonly string[] {
  return store.kind === 'list' ? [store.entity, ...(store.also ?? [])] : [store.entity];
}

function handlerOf(name: string, handlers: Readonly<Record<string, CallHandler>>): CallHandler {
  const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
  if (handler !== undefined) return handler;
  const known = Object.keys(handlers).join(', ');
  throw new ProductError(`There is no handler "${name}". There are: ${known}.`);
}

function requireSearch(product: Product, name: string): void {
  const index = product.searches[name];
  if (index === undefined)
    throw new ProductError(`There is no search "${name}". Declare it in a *.search.json.`);
  kindOf(product, index.entity);
}
