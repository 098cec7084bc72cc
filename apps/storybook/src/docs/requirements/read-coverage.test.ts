import { describe, expect, it } from 'vitest';
import { readCoverage } from './read-coverage.ts';

describe('readCoverage', () => {
  it('joins each requirement of this repository with the tests that cite it', () => {
    const pin = readCoverage().find(({ area }) => area === 'PIN');

    expect(pin?.items.find(({ id }) => id === 'PIN-004')).toMatchObject({
      text: expect.any(String),
      isOpen: false,
      tests: expect.arrayContaining(['libs/machines/pin/src/pin.machine.test.ts']),
    });
  });
});
