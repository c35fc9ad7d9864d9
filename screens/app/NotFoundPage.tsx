import { Link } from 'react-router';
import { Panel } from '../../engine/react/index.ts';
import { useLiveProduct } from '../live/use-live-product.ts';

/** Shows that an address leads nowhere. */
export function NotFoundPage({ homePath }: { readonly homePath: string }) {
  const product = useLiveProduct();
  return (
    <Panel tone="info">
      <p>
        There is no page at this address. Check the address for typing errors, or go back to the dashboard.
      </p>
      <Link to={homePath}>{product.messages['back-home']}</Link>
    </Panel>
  );
}
