import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageConfig } from '@foyer/page-runtime/page/page-state';

const startReportService = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('./service/report-service.ts', () => ({ startReportService }));

/** What waits for the page to come to rest. */
let waiting: (() => void)[] = [];

beforeEach(() => {
  vi.resetModules();
  startReportService.mockClear();
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (start: () => void) => waiting.push(start));
});

const configWith = (part: Partial<PageConfig>) => ({ revision: 'abc123', ...part }) as PageConfig;
const errorReports = { dsn: 'https://key@errors.example/1', environment: 'demo' } as const;

describe('startErrorReports', () => {
  it('loads the service once, when the page has come to rest', async () => {
    const { startErrorReports } = await import('./start-error-reports.ts');

    startErrorReports(configWith({ errorReports }));
    startErrorReports(configWith({ errorReports }));
    expect(startReportService).not.toHaveBeenCalled();
    for (const start of waiting) start();

    await vi.waitFor(() =>
      expect(startReportService.mock.calls).toEqual([[{ ...errorReports, revision: 'abc123' }]]),
    );
  });

  it('waits for nothing where the page knows no service', async () => {
    const { startErrorReports } = await import('./start-error-reports.ts');

    startErrorReports(configWith({}));

    expect(waiting).toEqual([]);
  });
});
