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

/** Errors, nested by the names of fields as in RJSF: `{ name: { __errors: ['It is taken'] } }`. */
export interface FoundErrors {
  readonly __errors?: readonly string[];
  readonly [name: string]: FoundErrors | readonly string[] | undefined;
}

/** Props of a form of a JSON Schema; only `schema` is required. */
export interface SchemaFormProps {
  /**
   * JSON Schema of draft 7, 2019-09 or 2020-12, or a bundle of several schemas; the form follows a changed schema.
   */
  readonly schema: JsonSchema;
  /** Presentation of the fields, in the vocabulary of RJSF. */
  readonly uiSchema?: UiSchema;
  /** Value of a controlled form; the form shows each new value that the host supplies. */
  readonly value?: Json;
  /** Value that an uncontrolled form starts with. */
  readonly defaultValue?: Json;
  /** Called with the values after every change, and once initially where the schema has defaults. */
  readonly onChange?: (value: Json) => void;
  /**
   * Called with the values when a valid form is submitted: once for a double click or two presses of Enter, and not
   * again with the same values while the returned promise is pending.
   */
  readonly onSubmit?: (value: Json) => unknown;
  /** Called with the problems of a form that could not be submitted. */
  readonly onError?: (problems: readonly Problem[]) => void;
  /** Buttons in place of the submit button; `false` for none. */
  readonly children?: ReactNode | false;
  /** Messages by keyword of the schema; `{label}` is the field's label, `{limit}` a limit. */
  readonly messages?: Readonly<Record<string, string>>;
  /** Texts that replace the engine's default texts. */
  readonly words?: Partial<Readonly<Record<MessageName, string>>>;
  /**
   * Widgets by name, for `ui:widget`; a widget with the name of an RJSF widget, such as `TextWidget`, replaces it.
   */
  readonly widgets?: RegistryWidgetsType;
  /** Fields by name, for `ui:field`. */
  readonly fields?: RegistryFieldsType;
  readonly templates?: Partial<TemplatesType>;
  /** Context for widgets, fields and templates of the host. */
  readonly formContext?: object;
  /** Finds problems that no schema can express. */
  readonly customValidate?: CustomValidator;
  /** Changes the messages of errors, or removes errors. */
  readonly transformErrors?: ErrorTransformer;
  /** Errors from elsewhere, such as a server; each stays until its field is edited. */
  readonly extraErrors?: FoundErrors;
  /** RJSF's setting for adding defaults to the values. */
  readonly defaults?: Experimental_DefaultFormStateBehavior;
  /**
   * True if the user can edit a value whose schema has no type, after choosing one, as in RJSF; if false,
   * such a value is hidden.
   */
  readonly useFallbackUiForUnsupportedType?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  /** Milliseconds without a keystroke after which `onChange` is called with typed text; default 250. */
  readonly restAfterTyping?: number;
}

/** Props of a form whose validator the host creates: compiled ahead of time, or with settings of its own. */
export interface CompiledSchemaFormProps extends SchemaFormProps {
  /** Validator such as `createPrecompiledValidator(…)` or `customizeValidator(…)` of `@rjsf/validator-ajv8`. */
  readonly validator: ValidatorType;
}
