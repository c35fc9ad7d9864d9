// Exports of the engine's forms. They are not in `index.ts`, since they import RJSF, which a page loads with
// its first form.
export { FlowView } from './flow/FlowView.tsx';
export { EntityForm, type EntityFormProps } from './form/EntityForm.tsx';
export { FieldWrapperContext, type FieldWrapperProps } from './form/field/field-wrapper.ts';
export { type FormController, type FormInput, useForm } from './form/use-form.ts';
export { loadForms } from './form/use-loaded-product.ts';
export { RecordModal } from './modal/RecordModal.tsx';
export type { RecordModalProps, SaveAttempt } from './modal/record-modal-props.ts';
export { initialValues } from './tab/dialog/initial-values.ts';
