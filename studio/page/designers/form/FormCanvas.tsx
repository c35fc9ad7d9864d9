import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { UserProfile } from '../../../../engine/core/expressions/scope.ts';
import type { Json, JsonObject } from '../../../../engine/core/json/json.ts';
import { tabOf } from '../../../../engine/core/product/field-paths.ts';
import { EntityForm, FieldWrapperContext, initialValues, useForm } from '../../../../engine/react/forms.ts';
import {
  type LiveProduct,
  Loading,
  useProduct,
  useRecordData,
  useScope,
} from '../../../../engine/react/index.ts';
import { PreviewEngine } from '../../preview/PreviewEngine.tsx';
import { FieldOnCanvas } from './FieldOnCanvas.tsx';
import { useLaidOut } from './use-laid-out.ts';

export interface FormCanvasProps {
  readonly live: LiveProduct;
  readonly user: UserProfile;
  readonly day: string;
  readonly form: string;
  /** Layout as in the file, with `{product}` replaced. */
  readonly layout: readonly Json[];
  readonly selected: string;
  readonly values: JsonObject | undefined;
}

/** Shows the draft's form, rendered by the engine, with each of its fields in a frame. */
export function FormCanvas({ live, user, day, form, layout, selected, values }: FormCanvasProps) {
  const product = useSyncExternalStore(live.subscribe, live.get);
  const laidOut = useLaidOut(product, form, layout);
  const target = useMemo(() => ({ kind: 'form' as const, name: form }), [form]);
  if (laidOut === undefined) return <Loading />;
  return (
    <PreviewEngine live={laidOut} user={user} target={target} day={day}>
      <FieldWrapperContext value={FieldOnCanvas}>
        <KnownForm name={form} selected={selected} values={values} />
      </FieldWrapperContext>
    </PreviewEngine>
  );
}

interface FramedFormProps {
  readonly name: string;
  readonly selected: string;
  readonly values: JsonObject | undefined;
}

/** Waits for a form that the draft has only just got, while the product is still that of the draft before. */
function KnownForm(props: FramedFormProps) {
  const { forms } = useProduct();
  return forms[props.name] === undefined ? <Loading /> : <FramedForm {...props} />;
}

function FramedForm({ name, selected, values }: FramedFormProps) {
  const product = useProduct();
  const records = useRecordData();
  const scopeOf = useScope();
  const descriptor = product.forms[name];
  const [initial] = useState<JsonObject>(() =>
    descriptor === undefined ? {} : initialValues(descriptor, (self) => scopeOf({ self, records })),
  );
  const form = useForm({ form: name, initial: { ...initial, ...values } });
  const tab = tabOf(descriptor?.layout ?? [], selected);
  useEffect(() => {
    if (tab !== undefined) form.store.openTab(tab);
  }, [form, tab]);
  return <EntityForm form={form} onSubmit={() => undefined} />;
}
