import type { ComponentType } from 'react';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { PartProps, ScreenViewProps } from '../../engine/react/index.ts';

/** Parts that a product adds to the pages of every product. */
export interface Front {
  /** Components of the parts that its `product.json` declares. */
  readonly parts: Readonly<Record<string, ComponentType<PartProps>>>;
  /** Header and lines about the open record, which `live` of its `product.json` names. */
  readonly subject?: FrontSubject;
  /** Component above every screen, with the access rule of the screen. */
  readonly Notice?: ComponentType<{ readonly rule: string | undefined }>;
}

export interface FrontSubject {
  /** Component in the header, which also sets the page's title. */
  readonly Header: ComponentType<{ readonly record: JsonObject }>;
  /** Line that heads every dialog of its screens, and links in place of a record that is not there. */
  readonly ofScreen: Pick<ScreenViewProps, 'contextLine' | 'otherWays'>;
}
