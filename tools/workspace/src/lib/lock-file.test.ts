import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missingOptionalPackages, registryAddresses, type LockFile } from './lock-file.ts';
import { root } from './paths.ts';

const lock = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as LockFile;

describe('package-lock.json', () => {
  it('holds every optional package it promises', () => {
    expect(missingOptionalPackages(lock)).toEqual([]);
  });

  it('names no registry', () => {
    expect(registryAddresses(lock)).toEqual([]);
  });
});

describe('missingOptionalPackages', () => {
  it('names what is promised and absent', () => {
    const packages = {
      'node_modules/a': { optionalDependencies: { b: '1.0.0', c: '1.0.0' } },
      'node_modules/b': { version: '1.0.0' },
    };

    expect(missingOptionalPackages({ packages })).toEqual(['c@1.0.0']);
  });

  it('is not content with another version that somebody else brought', () => {
    const packages = {
      'node_modules/a': { optionalDependencies: { b: '2.0.0' } },
      'node_modules/b': { version: '1.0.0' },
      'node_modules/x': { optionalDependencies: { b: '3.0.0' } },
      'node_modules/x/node_modules/b': { version: '3.0.0' },
    };

    expect(missingOptionalPackages({ packages })).toEqual(['b@2.0.0']);
  });
});

describe('registryAddresses', () => {
  it('finds an address', () => {
    const packages = { 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } };

    expect(registryAddresses({ packages })).toEqual(['https://registry.example/a.tgz']);
  });
});
