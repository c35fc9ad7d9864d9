import { StepTrail } from '../parts/StepTrail.tsx';
import type { OpenFlow } from './use-flow.ts';

/** The steps in their order; those before the present one can be gone back to. */
export function FlowProgress({ open }: { readonly open: OpenFlow }) {
  const { taken, step, goTo } = open;
  const at = taken.indexOf(step);
  const steps = taken.map((each, index) => ({
    name: each.name,
    title: each.title,
    onOpen: index < at ? () => goTo(each) : undefined,
  }));
  return <StepTrail steps={steps} at={at} />;
}
