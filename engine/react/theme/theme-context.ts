import { createContext } from 'react';

export interface ThemeSettings {
  /** `auto` follows the system; the others overrule it. */
  readonly scheme?: 'auto' | 'light' | 'dark';
  /** `test` turns transitions and portals off. */
  readonly env?: 'default' | 'test';
}

/** Settings without an `EngineTheme` around. */
export const unthemed: ThemeSettings = {};

/** Look of the product here, for Mantine's parts: they are loaded after the page. */
export const ThemeContext = createContext(unthemed);
