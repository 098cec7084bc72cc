import { secret } from '@foyer/core';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import type { Position } from '../explorer.types.ts';
import { door } from '../testing/doorbell.fixtures.ts';
import { station } from '../testing/station.fixtures.ts';
import { machineVersion } from './machine-version.ts';
import { readReplayFile, writeReplayFile } from './replay-file.ts';

const entered = (code: string): Position => ({
  start: { given: 'strict' },
  steps: [
    { kind: 'event', event: { type: 'code.enter', code: secret(code) } },
    { kind: 'time', ms: 1500 },
  ],
});

describe('writeReplayFile', () => {
  it('names the machine, its version and what happened', () => {
    expect(JSON.parse(writeReplayFile(door, entered('123')))).toEqual({
      format: 'foyer-replay-1',
      machine: 'door',
      version: machineVersion(door.machine),
      start: { given: 'strict' },
      steps: [
        { kind: 'event', event: { type: 'code.enter', code: { $secret: 'family' } } },
        { kind: 'time', ms: 1500 },
      ],
    });
  });

  it('never tells a secret', () => {
    expect(writeReplayFile(door, entered('789'))).not.toContain('789');
  });
});

describe('readReplayFile', () => {
  it('leads to the same position', () => {
    expect(readReplayFile(door, writeReplayFile(door, entered('123')))).toEqual({
      status: 'ready',
      position: entered('123'),
      isOtherVersion: false,
    });
  });

  it('asks for a secret that is not made-up, and takes it', () => {
    const text = writeReplayFile(door, entered('789'));
    const place = 'Step 1: code of code.enter';

    expect(readReplayFile(door, text)).toMatchObject({ status: 'locked', missing: [place] });
    expect(readReplayFile(door, text, { [place]: '789' })).toMatchObject({ status: 'ready' });
  });

  it('says when the machine has changed since, and when it is another one', () => {
    const text = writeReplayFile(door, entered('123'));
    const old = text.replace(machineVersion(door.machine), '00000000');

    expect(readReplayFile(door, old)).toMatchObject({ status: 'ready', isOtherVersion: true });
    expect(readReplayFile(station, text)).toEqual({ status: 'foreign', machine: 'door' });
  });

  it.each(['', '{}', '{"format":"foyer-replay-0"}'])('refuses %j', (text) => {
    expect(readReplayFile(door, text)).toMatchObject({ status: 'unreadable' });
  });
});

describe('machineVersion', () => {
  const make = (target: string, description = '') =>
    createMachine({
      id: 'lamp',
      initial: 'off',
      states: { off: { description, on: { toggle: target } }, on: {}, out: {} },
    });

  it('is the same for a machine whose calls are attached, and for other words', () => {
    expect(machineVersion(make('on').provide({}))).toBe(machineVersion(make('on', 'Dark.')));
    expect(machineVersion(make('on'))).toMatch(/^[\da-f]{8}$/);
  });

  it('changes with a transition', () => {
    expect(machineVersion(make('on'))).not.toBe(machineVersion(make('out')));
  });
});
