import { createContext, useContext } from 'react';
import type { UserProfile } from '../../core/expressions/scope.ts';
import type { FailureReport } from '../../core/protocol/failure-report.ts';
import type { FollowChanges } from '../client/follow-changes.ts';
import type { GatewayClient } from '../client/gateway-client.ts';
import type { Cells } from './cell.ts';
import type { Clock } from './clock.ts';
import type { LiveProduct } from './live-product.ts';
import type { Parts } from './part.ts';

/** Services that all components of the engine use; the object stays the same for a whole session. */
export interface Engine {
  readonly product: LiveProduct;
  readonly client: GatewayClient;
  /** Refetches the answers that a change of records has made outdated. */
  readonly follow: FollowChanges;
  readonly user: UserProfile;
  readonly clock: Clock;
  readonly parts: Parts;
  /** Cells of the host, by name. */
  readonly cells: Cells;
  /** Starts a new sign-in; typed text is kept as drafts. Undefined where the host offers none. */
  readonly signIn: (() => void) | undefined;
  /** Called for each box that failed to render. */
  readonly onFailure: ((report: FailureReport) => void) | undefined;
}

export const EngineContext = createContext<Engine | undefined>(undefined);

/** Finds the engine of the nearest `EngineProvider`; throws outside of one, which is a mistake of the host. */
export function useEngine(): Engine {
  const engine = useContext(EngineContext);
  if (engine === undefined) {
    throw new Error('The engine has no provider here. Render this component inside <EngineProvider>.');
  }
  return engine;
}
