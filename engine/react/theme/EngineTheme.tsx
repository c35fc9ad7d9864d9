import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { pressOnceByEnter } from './held-enter.ts';
import { startWhenIdle } from './when-idle.ts';
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
  useEffect(showTooltipsLater, []);
  useEffect(pressOnceByEnter, []);
  const settings = useMemo(() => ({ scheme, env }), [scheme, env]);
  return <ThemeContext value={settings}>{children}</ThemeContext>;
}

/** Loads tooltips once the page has been seen. */
function showTooltipsLater(): () => void {
  return startWhenIdle(async () => (await import('./tooltips.ts')).showTooltips);
}

function markScheme(scheme: 'auto' | 'light' | 'dark'): void {
  if (scheme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = scheme;
}
