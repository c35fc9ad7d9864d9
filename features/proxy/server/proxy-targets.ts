/** Base addresses of services, by the name that paths begin with. */
export type ProxyTargets = Readonly<Record<string, string>>;

/**
 * The address that a path leads to: its first part names a service of the list, the rest is a path below that
 * service's base. `undefined` for everything else: another host, a way out of the base, an unknown service.
 */
export function targetOf(targets: ProxyTargets, path: string): URL | undefined {
  const [, name = '', rest = ''] = /^\/?([A-Za-z0-9_-]+)(\/[^\\#]*)?$/.exec(path) ?? [];
  const base = Object.hasOwn(targets, name) ? targets[name] : undefined;
  if (base === undefined || /(^|\/)\.{1,2}(\/|$)|%2e|%2f|%5c|\/\//i.test(rest)) return undefined;
  const root = base.replace(/\/$/, '');
  const url = new URL(root + rest);
  return url.href.startsWith(root) && url.origin === new URL(base).origin ? url : undefined;
}
