/** Base addresses of services, by the first segment of the URL path. */
export type ProxyTargets = Readonly<Record<string, string>>;

/**
 * Resolves a URL path: its first segment names a listed service, the rest is a path below that base. `undefined` for
 * another host, a path out of the base, or an unknown service.
 */
export function targetOf(targets: ProxyTargets, path: string): URL | undefined {
  const [, name = '', rest = ''] = /^\/?([A-Za-z0-9_-]+)(\/[^\\#]*)?$/.exec(path) ?? [];
  const base = Object.hasOwn(targets, name) ? targets[name] : undefined;
  if (base === undefined || /(^|\/)\.{1,2}(\/|$)|%2e|%2f|%5c|\/\//i.test(rest)) return undefined;
  const root = base.replace(/\/$/, '');
  const url = new URL(root + rest);
  return url.href.startsWith(root) && url.origin === new URL(base).origin ? url : undefined;
}
