/** The part of package-lock.json (version 3) that is read here. */
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
 * Adds the packages for other platforms that a lock file names but does not hold. npm leaves them out when the
 * configured registry does not have them, and then its own `npm ci` refuses the file, on every platform. Added entries
 * have no integrity hash: npm takes it from the registry where the package is installed.
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

/** The optional packages that some package of the lock file names and that it does not hold. */
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

/** npm's own order: by locale, the root first. */
function byPath([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one.localeCompare(other, 'en');
}
