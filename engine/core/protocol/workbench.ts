import type { JsonObject } from '../json/json.ts';
import type { PatchStep } from '../json/json-patch.ts';

/** What an analyst does to the files of a schema set; one command may change several of them. */
export type StudioCommand =
  | { readonly command: 'edit'; readonly path: string; readonly steps: readonly PatchStep[] }
  | {
      readonly command: 'add-field';
      readonly entity: string;
      readonly field: string;
      readonly schema: JsonObject;
      /** Forms that ask for it from now on, in a row of its own at the end. */
      readonly forms?: readonly string[];
    }
  | {
      readonly command: 'rename';
      /** `<entity>/<field>`, `codes/<value set>/<code>` or `messages/<name>`. */
      readonly target: string;
      readonly to: string;
      /** No stored record has the old name: nothing says how it is read. */
      readonly isSchemaOnly?: boolean;
    }
  | { readonly command: 'retire-field'; readonly entity: string; readonly field: string }
  | {
      readonly command: 'add-code';
      readonly codes: string;
      readonly entry: JsonObject & { readonly code: string; readonly display: string };
    }
  | {
      readonly command: 'place-field';
      readonly form: string;
      readonly field: string;
      readonly side: 'left' | 'right' | 'above' | 'below';
      /** The field of the form that it is put beside. */
      readonly of: string;
    };

/** The texts of files by their paths from the root of the project. */
export type Texts = Readonly<Record<string, string>>;
