import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { whenIdle } from './when-idle.ts';
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
  const settings = useMemo(() => ({ scheme, env }), [scheme, env]);
  return <ThemeContext value={settings}>{children}</ThemeContext>;
}

/** They come once the page has been seen. */
function showTooltipsLater(): () => void {
  let stop = () => {};
  let isOver = false;
  const callOff = whenIdle(async () => {
    const { showTooltips } = await import('./tooltips.ts');
    if (!isOver) stop = showTooltips();
  });
  return () => {
    isOver = true;
    callOff();
    stop();
  };
}

function markScheme(scheme: 'auto' | 'light' | 'dark'): void {
  if (scheme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = scheme;
}
