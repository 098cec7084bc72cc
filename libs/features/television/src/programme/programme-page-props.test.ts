import {
  channelFixture,
  nextProgrammeShortFixture,
  paidArchiveChannelFixture,
  programmeShortFixture,
  showFixture,
} from '@foyer/contract/fixtures';
import { createTranslator, type Translate } from '@foyer/ui/i18n';
import { beforeAll, describe, expect, it } from 'vitest';
import { programmePageProps, shownShowing } from './programme-page-props.ts';

let t: Translate;
beforeAll(async () => {
  ({ t } = await createTranslator('rus', { segments: ['tv'] }));
});

const [first, second] = [programmeShortFixture, nextProgrammeShortFixture];
const { start_time: start, end_time: end } = first;
const propsAt = (now: number, channel = channelFixture) =>
  programmePageProps(
    { ...showFixture, media_item: { type: 'film', id: 'm', slug: 'metropolis' } },
    first,
    { channel, t, language: 'rus', timeZone: 'Asia/Yerevan', now },
  );

describe('shownShowing', () => {
  it('is the one that the address asks for', () => {
    const { id } = first;
    expect(shownShowing([first, second], { program: id, now: second.start_time })).toBe(first);
  });

  it('is else what is on, what comes next, or what was last', () => {
    const shownAt = (now: number) => shownShowing([first, second], { program: 'gone', now })?.id;

    expect([start - 1, start, end, second.end_time].map(shownAt)).toEqual([
      first.id,
      first.id,
      second.id,
      second.id,
    ]);
    expect(shownShowing([], { program: undefined, now: start })).toBeUndefined();
  });
});

describe('programmePageProps', () => {
  it('tells when the showing is in the zone of the viewer, and where the film is', () => {
    expect(propsAt(start)).toMatchObject({
      when: '21\u00A0ноября, 22:00–22:45',
      isOnAir: true,
      item: { title: 'О\u00A0фильме', href: '/movies/metropolis' },
    });
  });

  it('plays what is on, and what the archive keeps [LIVE-005]', () => {
    expect(propsAt(start).watch?.href).toBe('/tv/pervyy-ekran/player');
    expect(propsAt(end).watch).toMatchObject({ title: 'Смотреть запись', icon: 'play' });
    expect(propsAt(start - 1).watch).toBeUndefined();
  });

  it('leads to the service of an archive that is not bought [LIVE-007]', () => {
    expect(propsAt(end, paidArchiveChannelFixture).watch).toEqual({
      title: 'Подключить архив',
      href: '/services/service-archive',
      icon: 'lock',
    });
  });
});
