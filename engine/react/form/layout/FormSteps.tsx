import { type ReactNode, useEffect, useId, useRef } from 'react';
import { pathsOf } from '../../../core/product/field-paths.ts';
import type { LayoutNode, LayoutTab } from '../../../core/product/form.ts';
import { useMessages } from '../../context/use-messages.ts';
import { Button } from '../../parts/Button.tsx';
import { StepTrail } from '../../parts/StepTrail.tsx';
import { focusField } from '../focus-field.ts';
import { useOpenForm } from '../form-react-context.ts';
import { type ShownTab, useShownTabs } from './use-shown-tabs.ts';

export interface FormStepsProps {
  readonly steps: readonly LayoutTab[];
  readonly renderRows: (rows: readonly LayoutNode[]) => ReactNode;
}

/**
 * Renders a form in steps. The user can go forward from a step without errors, and back at any time. All
 * steps stay mounted, since a save from any step opens the first step with an error.
 */
export function FormSteps({ steps, renderRows }: FormStepsProps) {
  const { store, prefix } = useOpenForm();
  const { shown, active } = useShownTabs(steps);
  const id = useId();
  const say = useMessages();
  const at = shown.findIndex(({ tab }) => tab === active);
  const heading = useHeadingFocus(active);

  /** Goes forward up to the first step with an error, and shows that error. */
  function goTo(target: number): void {
    const between = shown.slice(at, Math.max(at, target));
    for (const step of between) {
      const wrong = store.attemptPart(pathsOf(step.rows));
      if (wrong === undefined) continue;
      store.openTab(step.tab);
      focusField(prefix, wrong);
      return;
    }
    const next = shown[target];
    if (next === undefined) return;
    store.openTab(next.tab);
    heading.awaitStep();
  }

  const progress = { n: at + 1, total: shown.length };
  return (
    <div className="en-form-steps">
      <StepTrail
        at={at}
        steps={shown.map(({ tab, title, hasError }, index) => {
          return { name: tab, title, hasError, onOpen: index === at ? undefined : () => goTo(index) };
        })}
      />
      {steps.map(({ tab, rows }) => (
        <section key={tab} aria-labelledby={`${id}-heading`} hidden={tab !== active}>
          {tab === active && (
            <h3 ref={heading.ref} id={`${id}-heading`} tabIndex={-1} className="en-form-step-heading">
              <span className="en-visually-hidden">{say('flow.step', progress)}</span> {titleAt(shown, at)}
            </h3>
          )}
          {renderRows(rows)}
        </section>
      ))}
      <div className="en-form-step-buttons">
        {at > 0 && <Button onClick={() => goTo(at - 1)}>{say('flow.back')}</Button>}
        {at < shown.length - 1 && <Button onClick={() => goTo(at + 1)}>{say('flow.next')}</Button>}
      </div>
    </div>
  );
}

function titleAt(shown: readonly ShownTab[], at: number): string {
  return shown[at]?.title ?? '';
}

/** Focuses the heading of an opened step, so that screen readers announce it. */
function useHeadingFocus(active: string | undefined) {
  const ref = useRef<HTMLHeadingElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (active === undefined || !isAwaited.current) return;
    isAwaited.current = false;
    ref.current?.focus();
  }, [active]);
  return {
    ref,
    awaitStep() {
      isAwaited.current = true;
    },
  };
}
