import { Button, Panel } from '../../engine/react/index.ts';
import { useLiveProduct } from '../live/use-live-product.ts';

/** Replaces the whole page when its frame itself cannot be rendered or a part of it does not arrive. */
export function PageFailure() {
  const { messages } = useLiveProduct();
  return (
    <main className="shell-main">
      <Panel tone="danger" role="alert">
        <p>{messages['render-failed']}</p>
        <Button onClick={() => location.reload()}>Load the page again</Button>
      </Panel>
    </main>
  );
}
