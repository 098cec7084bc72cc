import type { PlannedRow } from '@foyer/composer';
import type { Problem } from '@foyer/page-document';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showWithTexts } from '../testing/show-with-texts.tsx';
import { PublishDialog } from './publish-dialog.tsx';

afterEach(cleanup);

const planned: PlannedRow = {
  id: 'friday',
  number: 3,
  author: 'Анна',
  fromMs: Date.UTC(2026, 11, 4, 15),
  untilMs: Date.UTC(2026, 11, 4, 21),
  isRunning: false,
};
const place = { offset: 0, line: 1, column: 1 };
const gap = (language: string, field: string): Problem => ({
  level: 'warning',
  rule: 'missing-language',
  path: ['blocks', 0, field, language],
  place,
  blockId: 'b1',
  values: { language },
});
const problems: readonly Problem[] = [
  gap('hye', 'name'),
  gap('hye', 'sub_name'),
  {
    level: 'error',
    rule: 'button-without-target',
    path: ['blocks', 0],
    place,
    blockId: 'b1',
    values: {},
  },
];

async function show(props: Partial<Parameters<typeof PublishDialog>[0]> = {}) {
  const calls = {
    onShow: vi.fn(),
    onTranslate: vi.fn(),
    onUnschedule: vi.fn(),
    onSchedule: vi.fn(),
    onPublish: vi.fn(),
  };
  const shown = await showWithTexts(
    <PublishDialog
      isBusy={false}
      problems={problems}
      planned={[planned]}
      canPlan
      bytes={148_000}
      nameOf={() => 'Герой'}
      canPublish
      canSchedule
      isPublisher
      message={undefined}
      onRetry={undefined}
      onClose={() => {}}
      {...calls}
      {...props}
    />,
  );
  return { ...shown, ...calls };
}

describe('PublishDialog', () => {
  it('says what was looked at, of which block, and leads to it', async () => {
    const { user, onShow } = await show();

    expect(screen.getByText('Герой: Кнопка никуда не ведёт')).toBeDefined();
    expect(screen.getAllByText('Всё в порядке').length).toBeGreaterThan(3);
    expect(screen.getByText('148 КБ, хорошо до 300')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Показать' }));
    expect(onShow).toHaveBeenCalledWith(problems[2]);
  });

  it('counts missing translations in one line, and leads to them', async () => {
    const { user, onTranslate } = await show();

    expect(screen.getByText('Հայ: нет текстов — 2')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Перевести' }));
    expect(onTranslate).toHaveBeenCalledOnce();
  });

  it('shows what is planned in Moscow’s time, and takes it back', async () => {
    const { user, onUnschedule } = await show();

    expect(
      screen.getByText(/Версия 3 с 4 дек\. 2026.*18:00 до .*5 дек\. 2026.*00:00/),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Отменить: Версия 3' }));
    expect(onUnschedule).toHaveBeenCalledWith('friday');
  });

  it('lets editors look at what is planned only', async () => {
    await show({ isPublisher: false });

    expect(screen.getByText(/Версия 3/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Отменить/ })).toBeNull();
  });

  it('offers no time where nothing can be planned, and says so', async () => {
    const { user, onPublish } = await show({ problems: [], canSchedule: false });

    expect(screen.queryByRole('button', { name: 'Назначить время' })).toBeNull();
    expect(screen.getByText(/Страницы из папки публикуются сразу/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
    expect(onPublish).toHaveBeenCalledOnce();
  });

  it('plans no end before the beginning', async () => {
    const { user, onSchedule } = await show({ problems: [] });
    await user.click(screen.getByRole('button', { name: 'Назначить время' }));
    const put = (name: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(name), { target: { value } });
    put(/С какого/, '2026-12-04T18:00');
    put(/До какого/, '2026-12-04T17:00');
    await user.click(screen.getByRole('button', { name: 'Назначить' }));
    expect(screen.getByText('Конец раньше начала')).toBeDefined();

    put(/До какого/, '2026-12-05T00:00');
    await user.click(screen.getByRole('button', { name: 'Назначить' }));
    expect(onSchedule.mock.calls).toEqual([[{ fromMs: planned.fromMs, untilMs: planned.untilMs }]]);
  });
});
