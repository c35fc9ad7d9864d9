import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import './mantine-styles.ts';
import './tokens.css';
import './base.css';
import './mantine-bridge.css';
import { ThemeContext, type ThemeSettings } from './theme-context.ts';

export interface EngineThemeProps extends ThemeSettings {
  readonly children: ReactNode;
}

/** The one look of the product. */
export function EngineTheme({ scheme = 'auto', env = 'default', children }: EngineThemeProps) {
  useLayoutEffect(() => markScheme(scheme), [scheme]);
  const settings = useMemo(() => ({ scheme, env }), [scheme, env]);
  return <ThemeContext value={settings}>{children}</ThemeContext>;
}

function markScheme(scheme: 'auto' | 'light' | 'dark'): void {
  if (scheme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = scheme;
}
