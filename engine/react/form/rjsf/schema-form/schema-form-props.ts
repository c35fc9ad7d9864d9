import type {
  CustomValidator,
  ErrorTransformer,
  Experimental_DefaultFormStateBehavior,
  RegistryFieldsType,
  RegistryWidgetsType,
  TemplatesType,
  UiSchema,
  ValidatorType,
} from '@rjsf/utils';
import type { ReactNode } from 'react';
import type { Json, JsonSchema } from '../../../../core/json/json.ts';
import type { MessageName } from '../../../../core/messages/messages.ts';
import type { Problem } from '../../../../core/validation/problems.ts';

/** Errors by the names of fields, in the nested form that RJSF has for them: `{ name: { __errors: ['It is taken'] } }`. */
export interface FoundErrors {
  readonly __errors?: readonly string[];
  readonly [name: string]: FoundErrors | readonly string[] | undefined;
}

/** Props of a form of a JSON Schema. Only `schema` has to be there. */
export interface SchemaFormProps {
  /** A JSON Schema of draft 7, 2019-09 or 2020-12, also a bundle of several. The form follows when it changes. */
  readonly schema: JsonSchema;
  /** Presentation of the fields, in the vocabulary of RJSF. */
  readonly uiSchema?: UiSchema;
  /** The values of a controlled form. Each time that another value is given, the form shows it. */
  readonly value?: Json;
  /** Value that an uncontrolled form starts with. */
  readonly defaultValue?: Json;
  /** Called with the values after every change, and once at first where the schema has defaults. */
  readonly onChange?: (value: Json) => void;
  /**
   * Called with the values of a form that was submitted and has nothing wrong in it: once for a double click or two
   * presses of Enter, and not again with the same values while the promise that it answers with is open.
   */
  readonly onSubmit?: (value: Json) => unknown;
  /** Called with what is wrong when a form could not be submitted. */
  readonly onError?: (problems: readonly Problem[]) => void;
  /** Buttons in place of the one that submits the form; `false` for none. */
  readonly children?: ReactNode | false;
  /** Messages by keyword of the schema; `{label}` is the field's label, `{limit}` a limit. */
  readonly messages?: Readonly<Record<string, string>>;
  /** Texts of the engine that are said differently here. */
  readonly words?: Partial<Readonly<Record<MessageName, string>>>;
  /** Widgets by name, for `ui:widget`; under the name of one of RJSF's, such as `TextWidget`, in its place. */
  readonly widgets?: RegistryWidgetsType;
  /** Fields by name, for `ui:field`. */
  readonly fields?: RegistryFieldsType;
  readonly templates?: Partial<TemplatesType>;
  /** Context for widgets, fields and templates of the host. */
  readonly formContext?: object;
  /** Finds what no schema can say. */
  readonly customValidate?: CustomValidator;
  /** Rewords errors, or leaves some out. */
  readonly transformErrors?: ErrorTransformer;
  /** Errors found elsewhere, such as by a server. Each stands until the field is edited. */
  readonly extraErrors?: FoundErrors;
  /** Behaviour by which defaults get into the values, as in RJSF. */
  readonly defaults?: Experimental_DefaultFormStateBehavior;
  /** A value whose schema names no type is edited after a choice of its type, as in RJSF; otherwise it is not shown. */
  readonly useFallbackUiForUnsupportedType?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  /** Milliseconds without a keystroke after which `onChange` is called with what was typed; 250 if absent. */
  readonly restAfterTyping?: number;
}

/** A form whose validator is made elsewhere: compiled ahead, or with the host's own settings. */
export interface CompiledSchemaFormProps extends SchemaFormProps {
  /** Validator such as `createPrecompiledValidator(…)` or `customizeValidator(…)` of `@rjsf/validator-ajv8`. */
  readonly validator: ValidatorType;
}
