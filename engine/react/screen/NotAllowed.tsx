import { AppLink } from '../parts/link.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useProduct } from '../provider/use-product.ts';

/** Says why a screen stays closed, and leads back. */
export function NotAllowed({
  rule,
  homePath,
}: {
  readonly rule: string | undefined;
  readonly homePath: string;
}) {
  const { access } = useProduct();
  const needs = rule === undefined ? undefined : access[rule]?.needs;
  return (
    <Panel tone="danger" role="alert">
      <p>You may not open this page.{needs === undefined ? '' : ` It needs ${needs}.`}</p>
      <AppLink to={homePath}>Back to the dashboard</AppLink>
    </Panel>
  );
}
