import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext, useMemo } from 'react';
import { type MessageName, messageFormatter } from '../../../../core/messages/messages.ts';
import type { Product } from '../../../../core/product/product.ts';
import { systemClock } from '../../../context/clock.ts';
import { type Engine, EngineContext } from '../../../context/engine-context.ts';
import { fixedProduct } from '../../../context/live-product.ts';
import { MessagesContext } from '../../../context/use-messages.ts';
import { createQueryClient } from '../../../data/query-client.ts';
import { EngineTheme } from '../../../theme/EngineTheme.tsx';
import { ThemeContext, unthemed } from '../../../theme/theme-context.ts';
import { useStable } from './use-stable.ts';

/** Engine of a form outside of an `EngineProvider`, without a signed-in user and without a gateway. */
const alone: Omit<Engine, 'product'> = {
  client: {
    call: (name) =>
      Promise.reject(
        new Error(
          `The form asks for "${name}", and has no gateway. Render it inside of an <EngineProvider>.`,
        ),
      ),
  },
  follow: () => undefined,
  user: {
    ...{ _id: '', id: '', auth0Id: '', email: '', firstName: '', lastName: '' },
    ...{ roles: [], permissions: [], organizations: [] },
  },
  clock: systemClock,
  parts: {},
  cells: {},
  signIn: undefined,
  onFailure: undefined,
};

interface StandaloneEngineProps {
  readonly product: Product;
  /** Texts that replace the engine's default texts. */
  readonly words: Partial<Readonly<Record<MessageName, string>>> | undefined;
  readonly children: ReactNode;
}

/**
 * Provides an engine for a product that was built in the page; inside of an `EngineProvider`, it uses the provider's
 * gateway and user.
 */
export function StandaloneEngine({ product, words, children }: StandaloneEngineProps) {
  const around = useContext(EngineContext);
  const queryClient = useMemo(createQueryClient, []);
  const engine = useMemo(() => ({ ...(around ?? alone), product: fixedProduct(product) }), [around, product]);
  const own = useStable(words);
  const aroundWords = useContext(MessagesContext);
  const say = useMemo(() => (own === undefined ? aroundWords : messageFormatter(own)), [own, aroundWords]);
  return (
    <WithTheme>
      <QueryClientProvider client={queryClient}>
        <EngineContext value={engine}>
          <MessagesContext value={say}>{children}</MessagesContext>
        </EngineContext>
      </QueryClientProvider>
    </WithTheme>
  );
}

/** Provides the engine's theme if the form is not inside of one already. */
function WithTheme({ children }: { readonly children: ReactNode }) {
  const isThemed = useContext(ThemeContext) !== unthemed;
  return isThemed ? children : <EngineTheme>{children}</EngineTheme>;
}
