import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { AppLink } from '../parts/link.tsx';
import { Panel } from '../parts/Panel.tsx';

/** Page on why a screen stays closed, with a link back. */
export function NotAllowed({
  rule,
  homePath,
}: {
  readonly rule: string | undefined;
  readonly homePath: string;
}) {
  const { access } = useProduct();
  const say = useMessages();
  const needs = rule === undefined ? undefined : access[rule]?.needs;
  return (
    <Panel tone="danger" role="alert">
      <p>
        {say('screen.not-allowed')}
        {needs !== undefined && ` ${say('screen.needs', { needs })}`}
      </p>
      <AppLink to={homePath}>{say('back-home')}</AppLink>
    </Panel>
  );
}
