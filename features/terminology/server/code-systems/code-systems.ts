import { aliases } from './aliases.ts';
import type { CodeSystem } from './code-system.ts';
import { icd10cm } from './icd10cm.ts';
import { ndc } from './ndc.ts';
import { rxnorm } from './rxnorm.ts';

/** Every code system that can be loaded; a new one is a file beside these and a line here. */
export const codeSystems: readonly CodeSystem[] = [icd10cm, rxnorm, ndc, aliases];
