import { describe, expect, it } from 'vitest';
import { findLockProblems, readLock } from './lock-file.ts';
import { completeLock } from './platform-packages.ts';
import { projectRoot } from './process.ts';

const lock = {
  name: 'library',
  packages: {
    '': {},
    'node_modules/bundle': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: { '@bundle/linux-x64-musl': '2.0.0', '@bundle/darwin-arm64': '2.0.0' },
    },
    'node_modules/@bundle/darwin-arm64': { version: '2.0.0' },
  },
};

describe('the lock file', () => {
  it('may not name a registry that others cannot reach', () => {
    const packages = { 'node_modules/a': { resolved: 'https://npm.example.net/a.tgz' } };
    expect(findLockProblems({ packages }).join()).toContain('npm.example.net');
    const fine = {
      'node_modules/a': { resolved: 'https://registry.npmjs.org/a/-/a-1.tgz' },
      'node_modules/b': {},
    };
    expect(findLockProblems({ packages: fine })).toEqual([]);
  });

  it('has to hold every package of another platform that it names', () => {
    expect(findLockProblems(lock).join()).toContain('lacks 1 packages');
  });

  it('is completed with the platform that the name of the package tells', () => {
    const complete = completeLock(lock);
    expect(findLockProblems(complete)).toEqual([]);
    expect(
      complete.packages['node_modules/@bundle/linux-x64-musl' as keyof typeof complete.packages],
    ).toEqual({
      version: '2.0.0',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    });
  });

  it('of this project lets everybody install', () => {
    expect(findLockProblems(readLock(projectRoot))).toEqual([]);
  });
});
