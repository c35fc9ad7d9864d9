import { Link } from 'react-router';
import { Panel, useAccess } from '../../engine/react/index.ts';
import { homePath } from '../home-path.ts';
import { useLiveProduct } from '../live/use-live-product.ts';

/** Shows that there is no page at the URL. */
export function NotFoundPage() {
  const product = useLiveProduct();
  const can = useAccess();
  return (
    <Panel tone="info">
      <h1 className="en-panel-title">There is no page at this address.</h1>
      <p>Check the address for typing errors, or go back to the first page.</p>
      <Link to={homePath(product, can)}>{product.messages['back-home']}</Link>
    </Panel>
  );
}
