import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const run = (script: string) => {
  const { href } = new URL('../index.ts', import.meta.url);
  const begin = `import { createLog, keepOutput } from '${href}';
    keepOutput(createLog('web', { level: 'info', format: 'json' }));
    const error = Object.assign(new Error('Failed query: params: +79000000077'), {
      query: 'select $1', params: ['+79000000077'],
    });`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', begin + script], {
    encoding: 'utf8',
  });
};

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

describe('keepOutput', () => {
  it('logs a rejection that nobody handled without its parameters, and ends the process', () => {
    const { status, stdout, stderr } = run('Promise.reject(error);');

    expect(status).toBe(1);
    expect(stderr).toBe('');
    expect(linesOf(stdout)).toMatchObject([{ level: 'error', error: { query: 'select $1' } }]);
    expect(stdout).not.toContain('79000000077');
  });

  it('logs what libraries write to the console, without what they fill in', () => {
    const { status, stdout, stderr } = run(
      `console.error(error); console.info('Asked by %s', 'Anna');`,
    );

    expect(status).toBe(0);
    expect(stderr).toBe('');
    expect(linesOf(stdout)).toMatchObject([
      { level: 'warn', message: 'A library reports', error: { query: 'select $1' } },
      { level: 'warn', message: 'Asked by %s' },
    ]);
    expect(stdout).not.toMatch(/79000000077|Anna/u);
  });
});
