import type {
  Experimental_DefaultFormStateBehavior,
  RegistryFieldsType,
  RegistryWidgetsType,
  TemplatesType,
  ValidatorType,
} from '@rjsf/utils';
import { createContext } from 'react';
import { engineValidator } from './engine-validator.ts';

/** Components that the host of a form uses in place of the engine's in RJSF. */
export interface FormParts {
  readonly fields?: RegistryFieldsType | undefined;
  readonly widgets?: RegistryWidgetsType | undefined;
  readonly templates?: Partial<TemplatesType> | undefined;
  readonly formContext?: object | undefined;
  /** RJSF's setting for adding defaults to the values (`experimental_defaultFormStateBehavior`). */
  readonly defaults?: Experimental_DefaultFormStateBehavior | undefined;
  /** True where the user can edit a value without a type, after choosing its type. */
  readonly hasFallback?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  /** Validator with which RJSF chooses the branches of `oneOf` and `anyOf`. */
  readonly validator: ValidatorType;
}

/** Components and settings of the host; the default has none, for forms with a layout in their descriptor. */
export const HostParts = createContext<FormParts>({ validator: engineValidator });
