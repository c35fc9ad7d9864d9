import { createContext } from 'react';

export interface ThemeSettings {
  /** `auto` follows the system; the others overrule it. */
  readonly scheme?: 'auto' | 'light' | 'dark';
  /** `test` turns transitions and portals off. */
  readonly env?: 'default' | 'test';
}

/** What holds where no `EngineTheme` is around. */
export const unthemed: ThemeSettings = {};

/** How the product looks here, for Mantine's parts: they are loaded after the page. */
export const ThemeContext = createContext(unthemed);
