import type {
  Experimental_DefaultFormStateBehavior,
  RegistryFieldsType,
  RegistryWidgetsType,
  TemplatesType,
  ValidatorType,
} from '@rjsf/utils';
import { createContext } from 'react';
import { engineValidator } from './engine-validator.ts';

/** Parts that the host of a form has registered with RJSF in place of the engine's. */
export interface FormParts {
  readonly fields?: RegistryFieldsType | undefined;
  readonly widgets?: RegistryWidgetsType | undefined;
  readonly templates?: Partial<TemplatesType> | undefined;
  readonly formContext?: object | undefined;
  /** Setting of how defaults enter the values (`experimental_defaultFormStateBehavior`). */
  readonly defaults?: Experimental_DefaultFormStateBehavior | undefined;
  /** True where values without a type are edited, after a choice of their type. */
  readonly hasFallback?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  /** Chooser among branches. */
  readonly validator: ValidatorType;
}

/** Parts of the host; none in a form laid out by a descriptor. */
export const HostParts = createContext<FormParts>({ validator: engineValidator });
