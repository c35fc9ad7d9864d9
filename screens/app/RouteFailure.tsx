import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { describeFailure } from '../../engine/core/failure-report.ts';
import { Button, Panel } from '../../engine/react/index.ts';
import { reportFailure } from './session.ts';
import { useLiveProduct } from './use-live-product.ts';

/** In place of the whole page, when its frame itself cannot be rendered or a part of it does not arrive. */
export function RouteFailure() {
  const error = useRouteError();
  const { messages } = useLiveProduct();
  useEffect(() => reportFailure(describeFailure(error, { place: 'app', kind: 'render' })), [error]);
  return (
    <main className="shell-main">
      <Panel tone="danger" role="alert">
        <p>{messages['render-failed']}</p>
        <Button onClick={() => location.reload()}>Load the page again</Button>
      </Panel>
    </main>
  );
}
