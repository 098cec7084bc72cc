import type { TextKey, Translate } from '@foyer/ui/i18n';
import type { PersonalSectionLink } from '@foyer/screens/personal-contents';
import { sitePath, certificatesPath } from '@foyer/site-map';

type Section = Pick<PersonalSectionLink, 'id' | 'href' | 'icon'> & {
  title: TextKey;
  note: TextKey;
};

const sections: readonly Section[] = [
  {
    id: 'collection',
    href: sitePath('/my/collection'),
    icon: 'bookmark',
    title: 'crumbs.collection',
    note: 'my.note.collection',
  },
  {
    id: 'positions',
    href: sitePath('/my/positions'),
    icon: 'clock',
    title: 'crumbs.positions',
    note: 'my.note.positions',
  },
  {
    id: 'payments',
    href: sitePath('/my/payments_and_services'),
    icon: 'card',
    title: 'crumbs.payments_and_services',
    note: 'my.note.payments',
  },
  {
    id: 'bonuses',
    href: sitePath('/my/bonuses'),
    icon: 'star',
    title: 'crumbs.bonuses',
    note: 'my.note.bonuses',
  },
  {
    id: 'certificates',
    href: certificatesPath,
    icon: 'gift',
    title: 'crumbs.certificates',
    note: 'my.note.certificates',
  },
  {
    id: 'journal',
    href: sitePath('/my/journal'),
    icon: 'mail',
    title: 'crumbs.journal',
    note: 'my.note.journal',
  },
  {
    id: 'reminders',
    href: sitePath('/my/reminders'),
    icon: 'bell',
    title: 'crumbs.reminders',
    note: 'my.note.reminders',
  },
  {
    id: 'devices',
    href: sitePath('/my/devices'),
    icon: 'television',
    title: 'crumbs.devices',
    note: 'my.note.devices',
  },
  {
    id: 'settings',
    href: sitePath('/my/settings'),
    icon: 'settings',
    title: 'crumbs.settings',
    note: 'my.note.settings',
  },
];

/**
 * The sections of the personal area, in the order in which they are wanted.
 *
 * @param t - With the texts of `crumbs` and `my` loaded.
 * @param unread - Messages of the journal that wait to be read.
 */
export const personalSections = (t: Translate, unread: number): readonly PersonalSectionLink[] =>
  sections.map(({ title, note, ...section }) => ({
    ...section,
    title: t(title),
    note: t(note),
    ...(section.id === 'journal' && unread > 0 && { value: t('my.unread', { count: unread }) }),
  }));
