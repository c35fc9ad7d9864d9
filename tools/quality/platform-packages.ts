/** Part of package-lock.json (version 3) that these functions use. */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly [property: string]: unknown;
}

/**
 * Adds the optional packages for other platforms that a lock file names but does not contain. npm omits packages
 * that are missing in the registry, and `npm ci` then refuses the file. Added without an integrity hash, which npm
 * computes at installation.
 */
export function completeLock<Lock extends LockFile>(lock: Lock): Lock {
  const added = missingPackages(lock).map(({ path, entry }) => [path, entry] as const);
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(added) });
  return { ...lock, packages: Object.fromEntries(packages.sort(byPath)) };
}

export interface MissingPackage {
  readonly path: string;
  readonly entry: LockedPackage;
}

/** Lists the optional packages that are named but missing in the lock file. */
export function missingPackages({ packages }: LockFile): readonly MissingPackage[] {
  return Object.values(packages).flatMap((parent) =>
    Object.entries(parent.optionalDependencies ?? {})
      .filter(([name]) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)))
      .map(([name, version]) => ({
        path: `node_modules/${name}`,
        entry: lockedPackage(name, version, parent),
      })),
  );
}

function lockedPackage(name: string, version: string, parent: LockedPackage): LockedPackage {
  const words = name.split(/[/-]/);
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  const os = words.find((word) => systems.has(word));
  return {
    version,
    cpu: words.filter((word) => processors.has(word)),
    ...(parent.dev === true ? { dev: true } : {}),
    ...(os === 'linux' ? { libc: [libc] } : {}),
    optional: true,
    ...(os === undefined ? {} : { os: [os] }),
  };
}

const systems = new Set([
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'win32',
]);
const processors = new Set(['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64']);

/** Compares paths in npm's own order: by locale, the root first. */
function byPath([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one.localeCompare(other, 'en');
}
