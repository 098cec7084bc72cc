import { describe, expect, it } from 'vitest';
import { createLog, readLogSettings, type LogSettings } from './log.ts';
import { requestIdOf, withRequestId } from './request-id.ts';

const id = '0d9c1d1e-52a8-4c53-8a43-0c8a0e9dd1f5';

function logTo(settings: Partial<LogSettings> = {}) {
  const lines: string[] = [];
  const log = createLog('web', { level: 'info', format: 'json', ...settings }, (line) =>
    lines.push(line),
  );
  return { log, lines };
}

describe('createLog', () => {
  it('writes lines of JSON with a level and the id of the request, also later', async () => {
    const { log, lines } = logTo();

    await withRequestId(id, async () => {
      await Promise.resolve();
      log.info('answered', { status: 200 });
    });
    log.warn('slow');

    const [first, second] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(first).toMatchObject({
      level: 'info',
      service: 'web',
      message: 'answered',
      status: 200,
      requestId: id,
    });
    expect(first?.['time']).toMatch(/^\d{4}-\d\d-\d\dT/u);
    expect(second).toMatchObject({ level: 'warn', message: 'slow' });
    expect(second).not.toHaveProperty('requestId');
  });

  it('leaves out what is below its level', () => {
    const { log, lines } = logTo({ level: 'error' });

    log.debug('query');
    log.info('answered');
    log.error('failed', new Error('the disk is full'));

    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { message: 'failed', error: { type: 'Error', message: 'the disk is full' } },
    ]);
  });

  it('writes for a terminal in words', () => {
    const { log, lines } = logTo({ format: 'text' });

    log.info('answered', { status: 200 });
    log.error('failed', new Error('the disk is full'));

    expect(lines[0]).toBe('answered status=200\n');
    expect(lines[1]).toMatch(/^error failed\n[^]*"the disk is full"/u);
  });
});

describe('readLogSettings', () => {
  it('takes what is set, and what the server prefers', () => {
    expect(readLogSettings({}, 'json')).toEqual({ level: 'info', format: 'json' });
    expect(readLogSettings({ LOG_LEVEL: 'debug', LOG_FORMAT: 'text' }, 'json')).toEqual({
      level: 'debug',
      format: 'text',
    });
  });

  it.each([{ LOG_LEVEL: 'loud' }, { LOG_FORMAT: 'xml' }])('refuses a start with %j', (env) => {
    expect(() => readLogSettings(env, 'json')).toThrow(/must be one of/u);
  });
});

describe('requestIdOf', () => {
  it('takes an id over, and nothing else', () => {
    expect(requestIdOf(new Headers({ 'x-request-id': id }))).toBe(id);
    const made = requestIdOf(new Headers({ 'x-request-id': '+79000000077' }));
    expect(made).toMatch(/^[\da-f-]{36}$/u);
    expect(made).not.toContain('79000000077');
  });
});
