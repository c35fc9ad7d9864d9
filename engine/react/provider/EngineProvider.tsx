import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import type { UserProfile } from '../../core/expressions/scope.ts';
import { type MessageName, messageFormatter } from '../../core/messages/messages.ts';
import { defaultsOf } from '../../core/product/defaults.ts';
import type { Product } from '../../core/product/product.ts';
import type { FailureReport } from '../../core/protocol/failure-report.ts';
import { createFollowChanges } from '../client/follow-changes.ts';
import type { GatewayClient } from '../client/gateway-client.ts';
import type { Cells } from '../context/cell.ts';
import { type Clock, systemClock } from '../context/clock.ts';
import { EngineContext } from '../context/engine-context.ts';
import { fixedProduct, type LiveProduct } from '../context/live-product.ts';
import type { Parts } from '../context/part.ts';
import { MessagesContext } from '../context/use-messages.ts';
import { useOwnKey } from '../context/use-own-key.ts';
import { useProduct } from '../context/use-product.ts';
import { continuingClient } from '../data/continuing-client.ts';
import { forgetFarewells } from '../data/farewells.ts';
import { followingClient } from '../data/following-client.ts';
import { keepingClient } from '../data/keeping-client.ts';
import { notifyingClient } from '../data/notifying-client.ts';
import { createQueryClient } from '../data/query-client.ts';
import { noticeHost } from '../notifications/notice-host.ts';
import { notify } from '../notifications/notify.ts';

export interface EngineProviderProps {
  readonly product: Product | LiveProduct;
  readonly client: GatewayClient;
  readonly user: UserProfile;
  /** Hand-written parts, by the names that the product's screens use. */
  readonly parts?: Parts;
  /** Cells that the host adds to the engine's, by the names that product.json declares under `cells`. */
  readonly cells?: Cells;
  readonly clock?: Clock;
  /**
   * True for a trial (a preview), whose answers and drafts are neither kept for other pages nor read from
   * them.
   */
  readonly isTrial?: boolean;
  /** Messages that replace the product's and the engine's; the product's `messages` replace the engine's own. */
  readonly messages?: Partial<Readonly<Record<MessageName, string>>>;
  /** Called to sign in again, offered where a save finds that the session has ended. */
  readonly onSignIn?: () => void;
  /** Called for each box that failed to render; the report contains no patient data. */
  readonly onFailure?: (report: FailureReport) => void;
  readonly children: ReactNode;
}

const noParts: Parts = {};
const noCells: Cells = {};

/**
 * Provides the product, the gateway client and the signed-in user. A user's data is dropped when the provider
 * unmounts: use the user's id as its `key`.
 */
export function EngineProvider(props: EngineProviderProps) {
  const {
    product,
    client,
    user,
    parts = noParts,
    cells = noCells,
    clock = systemClock,
    onSignIn,
    onFailure,
    messages,
    isTrial = false,
    children,
  } = props;
  const queryClient = useMemo(createQueryClient, []);
  const engine = useMemo(() => {
    const live = asLive(product);
    const follow = createFollowChanges(queryClient, live.get);
    const keeping = isTrial ? client : keepingClient(client, live.get, user);
    const following = followingClient(keeping, { product: live.get, follow });
    const continuing = continuingClient(following, { product: live.get, clock, onFailure: notifyOfFailure });
    const notifying = notifyingClient(continuing, live.get);
    return {
      product: live,
      client: { ...notifying, isTrial },
      stop() {
        continuing.stop();
        forgetFarewells();
      },
      follow,
      user,
      clock,
      parts,
      cells,
      signIn: onSignIn,
      onFailure,
    };
  }, [product, client, queryClient, user, clock, parts, cells, isTrial, onSignIn, onFailure]);
  useEffect(() => engine.stop, [engine]);
  return (
    <QueryClientProvider client={queryClient}>
      <EngineContext value={engine}>
        <ProductHost own={messages}>{children}</ProductHost>
      </EngineContext>
    </QueryClientProvider>
  );
}

interface ProductHostProps {
  readonly own: EngineProviderProps['messages'];
  readonly children: ReactNode;
}

/**
 * Applies settings of the product outside of React's tree: language and timeouts of notices, sizes in the style
 * sheet.
 */
function ProductHost({ own, children }: ProductHostProps) {
  const product = useProduct();
  const { defaults, messages } = product;
  const say = useMemo(() => messageFormatter({ ...messages, ...own }), [messages, own]);
  const { notices, suggestions, tooltip } = useMemo(() => defaultsOf(defaults), [defaults]);
  const quietKey = useOwnKey('quiet');
  useEffect(() => noticeHost.become({ say, notices, quietKey }), [say, notices, quietKey]);
  useLayoutEffect(() => setSize('--en-suggestions-max', suggestions.maxHeight), [suggestions]);
  useLayoutEffect(() => setSize('--en-tooltip-max', tooltip.maxWidth), [tooltip]);
  return <MessagesContext value={say}>{children}</MessagesContext>;
}

/** Sets a CSS custom property for the whole page, since floating elements are rendered outside of the provider. */
function setSize(property: string, pixels: number): void {
  document.documentElement.style.setProperty(property, `${pixels}px`);
}

function notifyOfFailure(message: string): void {
  notify({ kind: 'error', message });
}

function asLive(product: Product | LiveProduct): LiveProduct {
  return 'subscribe' in product ? product : fixedProduct(product);
}
