import { createContext } from 'react';

export interface ThemeSettings {
  /** Colour scheme; `auto` follows the system, the others override it. */
  readonly scheme?: 'auto' | 'light' | 'dark';
  /** Environment; `test` turns transitions and portals off. */
  readonly env?: 'default' | 'test';
}

/** Settings outside of an `EngineTheme`. */
export const unthemed: ThemeSettings = {};

/** Theme settings for parts that use Mantine, which are loaded after the page. */
export const ThemeContext = createContext(unthemed);
