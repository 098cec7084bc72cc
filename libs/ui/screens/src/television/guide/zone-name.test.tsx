import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ReactElement } from 'react';
import { renderWithLabel } from '@foyer/ui/testing';
import { StageWords } from '../channel-page/stage-words.tsx';
import { When } from '../programme-page/when.tsx';
import { FocusedProgramme } from './focused-programme.tsx';
import { channels, makeGuide, makeProgrammes, now, timeZone } from './guide.fixtures.ts';
import Listing from './listing.tsx';
import { ZoneName } from './zone-name.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const winter = Date.parse('2026-01-15T12:00:00Z') / 1000;
const summer = Date.parse('2026-07-15T12:00:00Z') / 1000;

/** Renders a view on a device of a zone. @returns reads what it says. */
async function saidIn(device: string, view: ReactElement, label: 'main' | 'alternate' = 'main') {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: device };
  });
  const { container } = await renderWithLabel(view, { label });
  return () => container.textContent;
}

it.each([
  ['Europe/Moscow', 'America/New_York', winter, ' · Москва, GMT+3'],
  ['Asia/Yerevan', 'Europe/Moscow', winter, ' · Армения, GMT+4'],
  ['Europe/Moscow', 'Europe/Moscow', winter, ''],
  ['Europe/Moscow', 'Europe/Helsinki', summer, ''],
  ['Europe/Moscow', 'Europe/Helsinki', winter, ' · Москва, GMT+3'],
])(
  'times of %s are named on a device in %s where its clock differs',
  async (zone, device, moment, name) => {
    const said = await saidIn(device, <ZoneName timeZone={zone} moment={moment} />);
    expect(said()).toBe(name);
  },
);

const [channel] = channels;
const [programme] = makeProgrammes({ from: now, to: now + 1 }, 0);

it.each<[name: string, label: 'main' | 'alternate', view: ReactElement]>([
  ['the guide', 'main', <FocusedProgramme key={0} {...{ channel, programme, now, timeZone }} />],
  ['the guide', 'alternate', <Listing key={0} {...makeGuide()} standfirst="Сегодня" />],
  ['a channel', 'main', <StageWords key={0} {...{ current: programme, now, timeZone }} />],
  ['a programme', 'main', <When key={0} {...{ when: '', ageLabel: '6+', now, timeZone }} />],
])('%s of %s names the zone', async (_, label, view) => {
  const said = await saidIn('America/New_York', view, label);
  await expect.poll(said).toContain('Москва, GMT+3');
});
