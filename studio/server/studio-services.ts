import type { RiskGrade } from '../../engine/core/protocol/change-risk.ts';
import type { SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import type { Workbench } from '../../engine/core/protocol/workbench.ts';
import type { DocumentPrinter } from '../../gateway/documents/draw-document.ts';

/** Services that the Studio's calls use. */
export interface StudioServices {
  /** Workbench for schema files; undefined if the product runs without a Studio. */
  readonly workbench?: Workbench;
  /** Compiler of publications; undefined if nothing can be published. */
  readonly versions?: SchemaVersions;
  /**
   * Highest risk grade of changes that their own author may publish; undefined if authors may publish none.
   */
  readonly publishedAlone?: RiskGrade;
  readonly drawDocument: DocumentPrinter;
}
