import { type ReactNode, Suspense, useMemo } from 'react';
import { lazyPart } from '../parts/lazy-part.tsx';
import { useManualInputs } from './by-hand.ts';
import { isDrawnByEngine } from './drawn-by-engine.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { useFormDescription } from './form-react-context.ts';
import { LaidOutForm } from './LaidOutForm.tsx';
import { OpenFormProvider } from './OpenFormProvider.tsx';
import './form.css';
import '../parts/input.css';
import type { OpenForm } from './form-react-context.ts';
import { useSchemaDrawing } from './schema-drawing.ts';
import type { FormStore } from './store/form-store.ts';
import { UndoKeys } from './undo/UndoKeys.tsx';
import type { FormController } from './use-form.ts';

const PreviewedForm = lazyPart(async () => (await import('./preview/PreviewedForm.tsx')).PreviewedForm);

export interface EntityFormProps {
  readonly form: FormController;
  /** Called when the user presses Enter in a line of text, or the submit button. */
  readonly onSubmit: () => void;
}

/**
 * Renders a form from its descriptor. Its state is in `useForm`, so that buttons can be placed outside of the
 * form.
 */
export function EntityForm({ form, onSubmit }: EntityFormProps) {
  const { store, prefix } = form;
  useManualInputs();
  const open = useMemo(() => ({ store, prefix }), [store, prefix]);
  return (
    <OpenFormProvider open={open}>
      <UndoKeys open={open}>
        <ErrorSummary />
        <WithPreview store={store}>
          <DrawnForm open={open} onSubmit={onSubmit} />
        </WithPreview>
      </UndoKeys>
    </OpenFormProvider>
  );
}

interface DrawnFormProps {
  readonly open: OpenForm;
  readonly onSubmit: () => void;
}

function DrawnForm(props: DrawnFormProps) {
  if (isDrawnByEngine(useFormDescription())) return <LaidOutForm onSubmit={props.onSubmit} />;
  return (
    <Suspense fallback={null}>
      <PlainForm {...props} />
    </Suspense>
  );
}

function PlainForm(props: DrawnFormProps) {
  const { Form } = useSchemaDrawing();
  return <Form {...props} />;
}

function WithPreview({ store, children }: { readonly store: FormStore; readonly children: ReactNode }) {
  const { preview } = store.get().context.form;
  if (preview === undefined) return children;
  return (
    <Suspense fallback={null}>
      <PreviewedForm preview={preview}>{children}</PreviewedForm>
    </Suspense>
  );
}
