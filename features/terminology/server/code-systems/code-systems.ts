import { aliases } from './aliases.ts';
import type { CodeSystem } from './code-system.ts';
import { icd10cm } from './icd10cm.ts';
import { ndc } from './ndc.ts';
import { rxnorm } from './rxnorm.ts';

/** Code systems that can be loaded; a new one requires a file in this folder and an entry here. */
export const codeSystems: readonly CodeSystem[] = [icd10cm, rxnorm, ndc, aliases];
