import { describe, expect, it } from 'vitest';
import { createAppendQueue } from './append-queue.ts';

function fakeBuffer() {
  const target = new EventTarget();
  const appended: number[][] = [];
  const buffer = Object.assign(target, {
    updating: false,
    appendBuffer: (part: BufferSource) => {
      appended.push([...(part as Uint8Array)]);
      buffer.updating = true;
    },
  });
  const finish = (event?: 'error') => {
    buffer.updating = false;
    if (event) target.dispatchEvent(new Event(event));
    target.dispatchEvent(new Event('updateend'));
  };
  return { buffer, appended, finish };
}

const part = (...bytes: number[]) => new Uint8Array(bytes);

describe('createAppendQueue', () => {
  it('appends at once, and joins what came meanwhile', async () => {
    const { buffer, appended, finish } = fakeBuffer();
    const queue = createAppendQueue(buffer);
    queue.append(part(1));
    queue.append(part(2));
    queue.append(part(3, 4));
    expect(appended).toEqual([[1]]);
    finish();
    expect(appended).toEqual([[1], [2, 3, 4]]);
    finish();
    expect(await queue.idle()).toBe(true);
  });

  it('is idle only when the last part is in', async () => {
    const { buffer, finish } = fakeBuffer();
    const queue = createAppendQueue(buffer);
    queue.append(part(1));
    let isIdle = false;
    const idle = queue.idle().then(() => {
      isIdle = true;
    });
    await Promise.resolve();
    expect(isIdle).toBe(false);
    finish();
    await idle;
    expect(isIdle).toBe(true);
  });

  it('gives nothing more to a buffer that has refused a part', async () => {
    const { buffer, appended, finish } = fakeBuffer();
    const queue = createAppendQueue(buffer);
    queue.append(part(1));
    queue.append(part(2));
    finish('error');
    queue.append(part(3));
    expect(await queue.idle()).toBe(false);
    expect(appended).toEqual([[1]]);
  });

  it('is done with a full buffer', async () => {
    const { buffer } = fakeBuffer();
    buffer.appendBuffer = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    const queue = createAppendQueue(buffer);
    queue.append(part(1));
    expect(await queue.idle()).toBe(false);
  });

  it('leaves the buffer alone once stopped', () => {
    const { buffer, appended, finish } = fakeBuffer();
    const queue = createAppendQueue(buffer);
    queue.append(part(1));
    queue.append(part(2));
    queue.stop();
    finish();
    expect(appended).toEqual([[1]]);
  });
});
